import Glibc
import WidgetArchive

/// Reads the path data of SVG 1.1, chapter 8; what cannot be read ends the path, as SVG has it.
struct VectorPathParser {
    private var text: [UInt8]
    private var index = 0
    private var elements: [ArchivePath.Element] = []
    private var current = ArchivePoint(x: 0, y: 0)
    private var start = ArchivePoint(x: 0, y: 0)
    /// The control point that a smooth curve mirrors, if the command before it was a curve of its kind.
    private var lastControl: ArchivePoint?

    static func path(_ data: some StringProtocol) -> ArchivePath {
        var parser = VectorPathParser(text: Array(data.utf8))
        parser.run()
        return ArchivePath(elements: parser.elements)
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func run() {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard index < text.count else { return }
            if isLetter(text[index]) {
                command = text[index]
                index += 1
            }
            guard apply(command) else { return }
            // Coordinates that follow a move without a letter are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func apply(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? current : ArchivePoint(x: 0, y: 0)
        func at(_ x: Double, _ y: Double) -> ArchivePoint { ArchivePoint(x: origin.x + x, y: origin.y + y) }
        let mirrored = lastControl.map { ArchivePoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
        var control: ArchivePoint?
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let n = numbers(2) else { return false }
            current = at(n[0], n[1])
            start = current
            elements.append(.move(current))
        case UInt8(ascii: "l"):
            guard let n = numbers(2) else { return false }
            line(to: at(n[0], n[1]))
        case UInt8(ascii: "h"):
            guard let n = numbers(1) else { return false }
            line(to: ArchivePoint(x: origin.x + n[0], y: current.y))
        case UInt8(ascii: "v"):
            guard let n = numbers(1) else { return false }
            line(to: ArchivePoint(x: current.x, y: origin.y + n[0]))
        case UInt8(ascii: "c"):
            guard let n = numbers(6) else { return false }
            control = at(n[2], n[3])
            current = at(n[4], n[5])
            elements.append(.curve(current, control1: at(n[0], n[1]), control2: at(n[2], n[3])))
        case UInt8(ascii: "s"):
            guard let n = numbers(4) else { return false }
            control = at(n[0], n[1])
            current = at(n[2], n[3])
            elements.append(.curve(current, control1: mirrored, control2: at(n[0], n[1])))
        case UInt8(ascii: "q"):
            guard let n = numbers(4) else { return false }
            control = at(n[0], n[1])
            current = at(n[2], n[3])
            elements.append(.quad(current, control: at(n[0], n[1])))
        case UInt8(ascii: "t"):
            guard let n = numbers(2) else { return false }
            control = mirrored
            current = at(n[0], n[1])
            elements.append(.quad(current, control: mirrored))
        case UInt8(ascii: "a"):
            guard let radii = numbers(3), let isLarge = flag(), let isClockwise = flag(), let end = numbers(2) else {
                return false
            }
            arc(radii, isLarge: isLarge, isClockwise: isClockwise, to: at(end[0], end[1]))
        case UInt8(ascii: "z"):
            elements.append(.close)
            current = start
        default: return false
        }
        lastControl = control
        return true
    }

    private mutating func line(to end: ArchivePoint) {
        current = end
        elements.append(.line(end))
    }

    /// An elliptical arc as curves of a quarter turn at most (SVG 1.1, appendix F.6.5).
    private mutating func arc(_ radii: [Double], isLarge: Bool, isClockwise: Bool, to end: ArchivePoint) {
        let begin = current
        var (rx, ry) = (abs(radii[0]), abs(radii[1]))
        let (sine, cosine) = (sin(radii[2] * .pi / 180), cos(radii[2] * .pi / 180))
        guard rx > 0, ry > 0, begin != end else { return line(to: end) }
        let (dx, dy) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let (rx2, ry2) = (rx * rx, ry * ry)
        let ratio = (rx2 * ry2 - rx2 * y * y - ry2 * x * x) / (rx2 * y * y + ry2 * x * x)
        let factor = max(0, ratio).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let center = ArchivePoint(
            x: cosine * cx - sine * cy + (begin.x + end.x) / 2, y: sine * cx + cosine * cy + (begin.y + end.y) / 2)
        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = turn / Double(count)
        let handle = 4 / 3 * tan(step / 4)
        func point(_ angle: Double, along: Double) -> ArchivePoint {
            let (px, py) = (rx * (cos(angle) - along * sin(angle)), ry * (sin(angle) + along * cos(angle)))
            return ArchivePoint(x: center.x + cosine * px - sine * py, y: center.y + sine * px + cosine * py)
        }
        for part in 0..<count {
            let (a, b) = (from + Double(part) * step, from + Double(part + 1) * step)
            elements.append(
                .curve(
                    part == count - 1 ? end : point(b, along: 0), control1: point(a, along: handle),
                    control2: point(b, along: -handle)))
        }
        current = end
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    private mutating func skipSeparators() {
        while index < text.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(text[index]) { index += 1 }
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
        var numbers: [Double] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// A number ends where another may begin: `1.5.5` is 1.5 and 0.5, `1-2` is 1 and -2.
    private mutating func number() -> Double? {
        skipSeparators()
        let begin = index
        var hasPoint = false
        var previous: UInt8 = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "e"), UInt8(ascii: "E"): break
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                if index > begin, previous | 0x20 != UInt8(ascii: "e") { return value(from: begin) }
            case UInt8(ascii: "."):
                if hasPoint { return value(from: begin) }
                hasPoint = true
            default: return value(from: begin)
            }
            previous = byte
            index += 1
        }
        return value(from: begin)
    }

    private func value(from begin: Int) -> Double? {
        var digits = String(decoding: text[begin..<index], as: UTF8.self)
        if digits.hasSuffix(".") { digits += "0" }
        return Double(digits)
    }

    /// A flag is one digit and needs nothing behind it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard index < text.count, text[index] == UInt8(ascii: "0") || text[index] == UInt8(ascii: "1") else {
            return nil
        }
        defer { index += 1 }
        return text[index] == UInt8(ascii: "1")
    }
}
