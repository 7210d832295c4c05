import Glibc
import WidgetArchive

/// A linear change of colours: four rows of red, green, blue, alpha and a constant.
struct ColorMatrix {
    var rows: [[Double]]

    static let identity = ColorMatrix(rows: [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]])

    /// The luminance weights of Filter Effects, which Core Image rounds the same.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// Nil for effects that are more than a change of colours.
    init?(_ effect: ArchiveEffect) {
        switch effect {
        case .blur, .shadow: return nil
        case .brightness(let amount): self.init(diagonal: 1, constant: amount)
        case .contrast(let amount): self.init(diagonal: amount, constant: (1 - amount) / 2)
        case .saturation(let amount): self.init(saturation: amount)
        case .grayscale(let amount): self.init(saturation: 1 - amount)
        case .hueRotation(let angle): self.init(hueRotation: angle)
        case .colorInvert: self.init(diagonal: -1, constant: 1)
        case .colorMultiply(let color):
            self = .identity
            for (index, factor) in [color.red, color.green, color.blue, color.alpha].enumerated() {
                rows[index][index] = factor
            }
        case .luminanceToAlpha:
            self = .identity
            for index in 0..<3 { rows[index] = [0, 0, 0, 0, 0] }
            rows[3] = ColorMatrix.luminance + [0, 0]
        }
    }

    private init(rows: [[Double]]) { self.rows = rows }

    private init(diagonal: Double, constant: Double) {
        self = .identity
        for index in 0..<3 {
            rows[index][index] = diagonal
            rows[index][4] = constant
        }
    }

    private init(saturation amount: Double) {
        self = .identity
        for row in 0..<3 {
            for column in 0..<3 {
                rows[row][column] = ColorMatrix.luminance[column] * (1 - amount) + (row == column ? amount : 0)
            }
        }
    }

    /// Turns colours around the grey axis (Filter Effects, `feColorMatrix` of type `hueRotate`).
    private init(hueRotation angle: Double) {
        self = .identity
        let (c, s) = (cos(angle), sin(angle))
        let weights: [[Double]] = [
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
        ]
        for row in 0..<3 { rows[row] = weights[row] + [0, 0] }
    }
}

extension PixelSurface {
    func apply(_ effect: ArchiveEffect, pixelsPerPoint: Double) {
        switch effect {
        case .blur(let radius, let isOpaque): blur(sigma: radius * pixelsPerPoint, isOpaque: isOpaque)
        case .shadow(let color, let radius, let x, let y):
            addShadow(color, radius: radius * pixelsPerPoint, x: x * pixelsPerPoint, y: y * pixelsPerPoint)
        default:
            if let matrix = ColorMatrix(effect) { apply(matrix) }
        }
    }

    private func apply(_ matrix: ColorMatrix) {
        let rows = matrix.rows.map { SIMD4($0[0], $0[1], $0[2], $0[3]) }
        let constants = matrix.rows.map { $0[4] }
        // Widgets have few colours: the last one is usually the next one's, too.
        var known: (from: UInt32, to: UInt32) = (0, 0)
        func changed(_ pixel: UInt32) -> UInt32 {
            let alpha = Double(pixel >> 24)
            guard alpha > 0 else { return 0 }
            let color = SIMD4(
                Double(pixel >> 16 & 0xFF) / alpha, Double(pixel >> 8 & 0xFF) / alpha, Double(pixel & 0xFF) / alpha,
                alpha / 255)
            func component(_ row: Int) -> Double { max(0, min(1, (rows[row] * color).sum() + constants[row])) }
            let newAlpha = component(3)
            func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
            return byte(newAlpha) << 24 | byte(component(0) * newAlpha) << 16 | byte(component(1) * newAlpha) << 8
                | byte(component(2) * newAlpha)
        }
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width {
                if row[x] != known.from { known = (row[x], changed(row[x])) }
                row[x] = known.to
            }
        }
        markChanged()
    }
}
