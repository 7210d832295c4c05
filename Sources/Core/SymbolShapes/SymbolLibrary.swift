import Glibc
import Synchronization
import WidgetArchive

/// The outlines of SF Symbols' stand-ins, each read once.
package final class SymbolLibrary: Sendable {
    package static let shared = SymbolLibrary()

    /// Where Debian's `bootstrap-icons` keeps its files.
    private static let folder = "/usr/share/bootstrap-icons/svg"

    /// The version of Debian's `bootstrap-icons`, whose files bear none; nil where its database is not there.
    package static var bootstrapVersion: String? {
        let status = (read("/var/lib/dpkg/status") ?? []).split(separator: UInt8(ascii: "\n")).lazy
            .map { String(decoding: $0, as: UTF8.self) }
        let package = status.drop { $0 != "Package: bootstrap-icons" }.dropFirst().prefix { !$0.hasPrefix("Package: ") }
        return package.first { $0.hasPrefix("Version: ") }.map { String($0.dropFirst(9)) }
    }

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
        func outline(_ shapes: [SymbolOutline.Shape]?) -> SymbolOutline {
            shapes.map { SymbolOutline(shapes: $0) } ?? SymbolLibrary.missing
        }
        switch recipe {
        case .icon(let icon): return outline(SymbolLibrary.shapes(of: icon))
        case .glyph(let icon): return outline(MaterialIcons.shapes(of: icon))
        case .letters(let letters): return outline(Lettering.shapes(of: letters))
        case .drawn(let name): return outline(SymbolDrawings.shapes(of: name))
        case .enclosed(let inner, let enclosure, let isFilled):
            let icon = make(inner).scaled(by: enclosure.room)
            let frame = self.outline(of: enclosure.rawValue + (isFilled ? ".fill" : ""))
            return isFilled ? frame.cut(by: icon) : frame.joined(with: icon)
        case .slashed(let inner, let isFilled):
            let icon = make(inner)
            func bar(_ path: String) -> SymbolOutline {
                SymbolOutline(shapes: [SymbolOutline.Shape(path: VectorPathParser.path(path), isEvenOdd: false)])
            }
            return isFilled
                ? icon.cut(by: bar("M13.4 14.6l-12-12 1.2-1.2 12 12-1.2 1.2z"))
                : icon.joined(with: bar("M13.646 14.354l-12-12 .708-.708 12 12-.708.708z"))
        case .badged(let inner, let badge):
            let icon = make(inner)
            func placed(_ outline: SymbolOutline, _ scale: Double, _ x: Double, _ y: Double) -> SymbolOutline {
                outline.mapped { ArchivePoint(x: x + $0.x * scale, y: y + $0.y * scale) }
            }
            guard let badge else {
                return placed(icon, 0.85, 0, 2.4).joined(with: placed(make(.icon("circle-fill")), 0.33, 10.7, 0))
            }
            return placed(icon, 0.68, 0, 0).joined(with: placed(make(badge), 0.41, 9.4, 9.4))
        case .turned(let inner, let turn):
            let side = SymbolOutline.side
            return make(inner).mapped { point in
                switch turn {
                case .quarters(1): ArchivePoint(x: side - point.y, y: point.x)
                case .quarters(2): ArchivePoint(x: side - point.x, y: side - point.y)
                case .quarters(3): ArchivePoint(x: point.y, y: side - point.x)
                case .quarters: point
                case .mirrored: ArchivePoint(x: side - point.x, y: point.y)
                }
            }
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
        guard let text = read(path(of: icon)).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
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

    /// A whole file; nil for one that cannot be opened.
    static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 32_768)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return bytes
    }
}
