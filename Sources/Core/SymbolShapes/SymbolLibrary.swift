import Glibc
import Synchronization
import WidgetArchive

/// The outlines of SF Symbols' stand-ins, each read once.
package final class SymbolLibrary: Sendable {
    package static let shared = SymbolLibrary()

    /// Where Debian's `bootstrap-icons` keeps its files.
    private static let folder = "/usr/share/bootstrap-icons/svg"

    private let outlines = Mutex<[String: SymbolOutline]>([:])

    package init() {}

    /// The outline for an SF Symbol's name; for an unknown one, a mark whose `isMissing` is true.
    package func outline(of name: String) -> SymbolOutline {
        if let known = outlines.withLock({ $0[name] }) { return known }
        let outline = make(SymbolRecipe(name: name) { access(SymbolLibrary.path(of: $0), R_OK) == 0 })
        outlines.withLock { $0[name] = outline }
        return outline
    }

    private static func path(of icon: String) -> String { "\(folder)/\(icon).svg" }

    private func make(_ recipe: SymbolRecipe) -> SymbolOutline {
        switch recipe {
        case .icon(let icon):
            guard let shapes = SymbolLibrary.shapes(of: icon) else { return SymbolLibrary.missing }
            return SymbolOutline(shapes: shapes)
        case .drawn(let path):
            let shape = SymbolOutline.Shape(path: VectorPathParser.path(path), isEvenOdd: true)
            return SymbolOutline(shapes: [shape])
        case .enclosed(let inner, let enclosure, let isFilled):
            let icon = make(inner).scaled(by: enclosure == .circle ? 0.55 : 0.6)
            guard let frame = SymbolLibrary.shapes(of: enclosure.rawValue + (isFilled ? "-fill" : "")) else {
                return icon
            }
            guard isFilled else {
                return SymbolOutline(
                    shapes: frame + icon.shapes, isMissing: icon.isMissing, standIn: icon.standIn)
            }
            // Even-odd filling cuts the icon out of its enclosure.
            let path = ArchivePath(elements: (frame + icon.shapes).flatMap(\.path.elements))
            return SymbolOutline(
                shapes: [SymbolOutline.Shape(path: path, isEvenOdd: true)], isMissing: icon.isMissing,
                standIn: icon.standIn)
        case .slashed(let inner):
            let icon = make(inner)
            let bar = VectorPathParser.path("M13.646 14.354l-12-12 .708-.708 12 12-.708.708z")
            return SymbolOutline(
                shapes: icon.shapes + [SymbolOutline.Shape(path: bar, isEvenOdd: false)], isMissing: icon.isMissing,
                standIn: icon.standIn)
        case .standIn(let recipe, let name):
            let icon = make(recipe)
            return SymbolOutline(shapes: icon.shapes, isMissing: icon.isMissing, standIn: icon.standIn ?? name)
        case .missing: return SymbolLibrary.missing
        }
    }

    /// A question mark inside of a square's corners.
    private static let missing: SymbolOutline = {
        let corners = [
            "M1 5V2.5A1.5 1.5 0 0 1 2.5 1H5v1H2.5a.5.5 0 0 0-.5.5V5z",
            "M11 1h2.5A1.5 1.5 0 0 1 15 2.5V5h-1V2.5a.5.5 0 0 0-.5-.5H11z",
            "M15 11v2.5a1.5 1.5 0 0 1-1.5 1.5H11v-1h2.5a.5.5 0 0 0 .5-.5V11z",
            "M5 15H2.5A1.5 1.5 0 0 1 1 13.500V11h1v2.5a.5.5 0 0 0 .5.5H5z",
        ]
        var shapes = corners.map { SymbolOutline.Shape(path: VectorPathParser.path($0), isEvenOdd: false) }
        if let mark = SymbolLibrary.shapes(of: "question-lg") {
            shapes += SymbolOutline(shapes: mark).scaled(by: 0.6).shapes
        }
        return SymbolOutline(shapes: shapes, isMissing: true)
    }()

    /// The icons are written with three elements: paths, and in four of them a circle or a rectangle.
    private static func shapes(of icon: String) -> [SymbolOutline.Shape]? {
        guard let text = read(path(of: icon)) else { return nil }
        var shapes: [SymbolOutline.Shape] = []
        for element in text.split(separator: "<") {
            func attribute(_ name: String) -> Substring? {
                guard let found = element.firstRange(of: " \(name)=\"") else { return nil }
                return element[found.upperBound...].prefix { $0 != "\"" }
            }
            func number(_ name: String) -> Double { attribute(name).flatMap { Double($0) } ?? 0 }
            var path: ArchivePath
            if element.hasPrefix("path"), let data = attribute("d") {
                path = VectorPathParser.path(data)
            } else if element.hasPrefix("circle") {
                let (x, y, r) = (number("cx"), number("cy"), number("r"))
                path = VectorPathParser.path("M\(x - r) \(y)a\(r) \(r) 0 1 1 \(2 * r) 0a\(r) \(r) 0 1 1 \(-2 * r) 0z")
            } else if element.hasPrefix("rect") {
                let (x, y, w, h, r) = (number("x"), number("y"), number("width"), number("height"), number("rx"))
                path = VectorPathParser.path(
                    "M\(x + r) \(y)h\(w - 2 * r)a\(r) \(r) 0 0 1 \(r) \(r)v\(h - 2 * r)a\(r) \(r) 0 0 1 \(-r) \(r)"
                        + "h\(2 * r - w)a\(r) \(r) 0 0 1 \(-r) \(-r)v\(2 * r - h)a\(r) \(r) 0 0 1 \(r) \(-r)z")
            } else {
                continue
            }
            if let matrix = attribute("transform"), matrix.hasPrefix("matrix(") {
                let m = matrix.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }.compactMap { Double($0) }
                if m.count == 6 {
                    path = path.mapped {
                        ArchivePoint(x: m[0] * $0.x + m[2] * $0.y + m[4], y: m[1] * $0.x + m[3] * $0.y + m[5])
                    }
                }
            }
            shapes.append(SymbolOutline.Shape(path: path, isEvenOdd: attribute("fill-rule") == "evenodd"))
        }
        return shapes.isEmpty ? nil : shapes
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 32_768)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
