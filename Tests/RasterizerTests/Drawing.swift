import WidgetArchive

extension ArchiveColor {
    static let black = ArchiveColor(red: 0, green: 0, blue: 0)
    static let white = ArchiveColor(red: 1, green: 1, blue: 1)
    static let red = ArchiveColor(red: 1, green: 59 / 255, blue: 48 / 255)
    static let orange = ArchiveColor(red: 1, green: 149 / 255, blue: 0)
    static let yellow = ArchiveColor(red: 1, green: 204 / 255, blue: 0)
    static let green = ArchiveColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
    static let blue = ArchiveColor(red: 0, green: 122 / 255, blue: 1)
    static let purple = ArchiveColor(red: 175 / 255, green: 82 / 255, blue: 222 / 255)
    static let gray = ArchiveColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255)

    func opacity(_ alpha: Double) -> ArchiveColor {
        var color = self
        color.alpha = alpha
        return color
    }
}

extension ArchivePath {
    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ArchivePath {
        ArchivePath(elements: [
            .move(ArchivePoint(x: x, y: y)), .line(ArchivePoint(x: x + width, y: y)),
            .line(ArchivePoint(x: x + width, y: y + height)), .line(ArchivePoint(x: x, y: y + height)), .close,
        ])
    }

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ArchivePath {
        let (rx, ry) = (width / 2, height / 2)
        let (cx, cy) = (x + rx, y + ry)
        let k = 0.5522847498
        func at(_ dx: Double, _ dy: Double) -> ArchivePoint { ArchivePoint(x: cx + dx * rx, y: cy + dy * ry) }
        return ArchivePath(elements: [
            .move(at(1, 0)), .curve(at(0, 1), control1: at(1, k), control2: at(k, 1)),
            .curve(at(-1, 0), control1: at(-k, 1), control2: at(-1, k)),
            .curve(at(0, -1), control1: at(-1, -k), control2: at(-k, -1)),
            .curve(at(1, 0), control1: at(k, -1), control2: at(1, -k)), .close,
        ])
    }
}

extension ArchiveItem {
    static func fill(_ path: ArchivePath, _ paint: Paint) -> ArchiveItem {
        .fill(path, paint: paint, isEvenOdd: false, isAntialiased: true)
    }

    static func fill(_ path: ArchivePath, _ color: ArchiveColor) -> ArchiveItem { fill(path, .color(color)) }

    /// Text in a frame whose height holds what it needs.
    static func text(
        _ string: String, _ x: Double, _ y: Double, width: Double, height: Double = 1000, size: Double = 17,
        weight: Int = 400, color: ArchiveColor = .black, paint: Paint? = nil,
        change: (inout StyledText) -> Void = { _ in }
    ) -> ArchiveItem {
        let run = TextRun(
            content: .string(string), font: ArchiveFont(size: size, weight: weight), paint: paint ?? .color(color))
        var text = StyledText(runs: [run])
        change(&text)
        return .text(ArchiveText(text: text, frame: ArchiveRect(x: x, y: y, width: width, height: height)))
    }

    static func symbol(
        _ name: String, _ x: Double, _ y: Double, _ side: Double, weight: Int = 400, paints: [Paint] = [.color(.black)],
        value: Double? = nil
    ) -> ArchiveItem {
        .symbol(
            ArchiveSymbol(
                name: name, frame: ArchiveRect(x: x, y: y, width: side, height: side), weight: weight, paints: paints,
                variableValue: value))
    }
}
