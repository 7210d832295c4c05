import Foundation

/// A template as the SF Symbols app exports it: one drawing for each weight and scale, and guides between them.
struct SymbolTemplate {
    /// The regular weight as a drawing of its own, in points at a font of 100 points; its height is that of the font's
    /// line, so that it stands on the baseline as symbols do.
    let drawing: String

    init?(_ svg: String) {
        for variant in ["Regular-M", "Regular-S", "Regular-L"] {
            guard let group = Self.element(id: variant, in: svg) else { continue }
            let scale = variant.suffix(1)
            guard let top = Self.guide("Capline-\(scale)", "y1", in: svg),
                let bottom = Self.guide("Baseline-\(scale)", "y1", in: svg), bottom > top
            else { continue }
            // Symbols reach beyond the capitals' height on both sides by about a quarter of it.
            let margin = (bottom - top) / 4
            let left = Self.guide("left-margin-\(variant)", "x1", in: svg)
            let right = Self.guide("right-margin-\(variant)", "x1", in: svg)
            // The group is moved into place; older templates have no margins, and their artwork is about square.
            let center = Self.translation(of: group) ?? 0
            let minimum = left ?? center
            let width = right.map { $0 - minimum } ?? (bottom - top) * 1.5
            let height = bottom - top + 2 * margin
            guard width > 0 else { continue }
            drawing = """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
                width="\(width)" height="\(height)" viewBox="\(minimum) \(top - margin) \(width) \(height)">\(group)</svg>
                """
            return
        }
        return nil
    }

    /// The element with everything in it.
    private static func element(id: String, in svg: String) -> String? {
        guard let attribute = svg.firstRange(of: "id=\"\(id)\""),
            let start = svg[..<attribute.lowerBound].lastIndex(of: "<")
        else { return nil }
        let name = svg[svg.index(after: start)...].prefix { $0.isLetter }
        guard let head = svg[start...].firstIndex(of: ">") else { return nil }
        if svg[svg.index(before: head)] == "/" { return String(svg[start...head]) }
        var depth = 0
        var position = start
        while let tag = svg[position...].firstIndex(of: "<"), let end = svg[tag...].firstIndex(of: ">") {
            let text = svg[tag...end]
            if text.hasPrefix("<\(name)"), !text.hasSuffix("/>") { depth += 1 }
            if text.hasPrefix("</\(name)") { depth -= 1 }
            position = svg.index(after: end)
            if depth == 0 { return String(svg[start..<position]) }
        }
        return nil
    }

    private static func guide(_ id: String, _ attribute: String, in svg: String) -> Double? {
        guard let line = element(id: id, in: svg) else { return nil }
        if let value = number(attribute, in: line) { return value }
        // Some exporters write guides as paths.
        let path = line.firstMatch(of: #/ d="\s*M\s*(?<x>[-0-9.]+)[ ,]+(?<y>[-0-9.]+)/#)
        return path.flatMap { Double(attribute.hasPrefix("x") ? $0.output.x : $0.output.y) }
    }

    private static func number(_ attribute: String, in element: String) -> Double? {
        guard let range = element.firstRange(of: " \(attribute)=\"") else { return nil }
        return Double(element[range.upperBound...].prefix { $0 != "\"" })
    }

    /// How far the group's transform moves it to the right.
    private static func translation(of group: String) -> Double? {
        let head = group.prefix { $0 != ">" }
        if let match = head.firstMatch(of: #/matrix\((?:[-0-9.e]+[ ,]+){4}(?<x>[-0-9.e]+)/#) {
            return Double(match.output.x)
        }
        return head.firstMatch(of: #/translate\((?<x>[-0-9.e]+)/#).flatMap { Double($0.output.x) }
    }
}
