import Foundation

extension CIImage {
    /// A QR code with a module of quiet around it; nil where the message does not fit.
    static func qrCode(_ message: Data, correctionLevel: String) -> CIImage? {
        let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
        guard let code = QRCode(Array(message), correction: levels[correctionLevel.uppercased()] ?? .medium) else {
            return nil
        }
        let side = code.size + 2
        return modules(width: side, height: side) { x, y in
            // Its rows go down, Core Image's up.
            let (column, row) = (x - 1, code.size - y)
            return (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
        }
    }

    /// A bar code with quiet around it; nil for a message that is not of ASCII.
    static func code128(_ message: Data, quietSpace: Int, height: Int) -> CIImage? {
        guard let code = Code128(Array(message)) else { return nil }
        let (quiet, height) = (min(max(quietSpace, 0), 100), min(max(height, 1), 500))
        return modules(width: code.modules.count + 2 * quiet, height: height) { x, _ in
            code.modules.indices.contains(x - quiet) && code.modules[x - quiet]
        }
    }

    /// Black modules on white, which stay squares when they are enlarged.
    private static func modules(
        width: Int, height: Int, _ isDark: @escaping @Sendable (_ x: Int, _ y: Int) -> Bool
    ) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height), isSharp: true) { region, _ in
            PixelTile(region) { x, y in
                guard (0..<width).contains(x), (0..<height).contains(y) else { return .zero }
                return isDark(x, y) ? SIMD4(0, 0, 0, 1) : .one
            }
        }
    }
}
