/// How a symbol is made of icons, letters and drawings.
indirect enum SymbolRecipe: Hashable, Sendable {
    /// An icon of Bootstrap's.
    case icon(String)
    /// One of Material Icons.
    case glyph(String)
    /// Letters, numbers or signs.
    case letters(String)
    /// A drawing of ours.
    case drawn(String)
    /// An icon inside of another symbol, cut out of it where that is filled.
    case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
    /// An icon with a bar across it, cut out of it where that is filled.
    case slashed(SymbolRecipe, isFilled: Bool)
    /// An icon with a smaller one at its lower right, or a dot at its upper right.
    case badged(SymbolRecipe, SymbolRecipe?)
    case turned(SymbolRecipe, Turn)
    /// Another symbol, which lacks some part of this one or is only like it.
    case standIn(SymbolRecipe, String)
    case missing

    enum Enclosure: String, Sendable {
        case circle, square, app, rectangle, shield, diamond, octagon, hexagon, triangle, seal, bubble, icloud, heart
        case house, folder, tv, viewfinder, goforward, gobackward

        /// How large the icon in it is, as a part of itself.
        var room: Double {
            switch self {
            case .square, .app: 0.6
            case .circle, .octagon, .viewfinder: 0.55
            case .rectangle, .shield, .hexagon, .seal, .bubble, .heart: 0.5
            case .diamond, .folder: 0.45
            case .triangle, .icloud, .house, .tv, .goforward, .gobackward: 0.4
            }
        }
    }

    enum Turn: Hashable, Sendable {
        case quarters(Int)
        case mirrored
    }

    /// Takes what the tables have for the name, else puts it together from the variants in it.
    init(name: String, exists: (String) -> Bool) {
        // The name becomes a file's: whatever could lead out of the folder is no symbol.
        guard name.utf8.allSatisfy(SymbolRecipe.isPlain) else {
            self = .missing
            return
        }
        var words = name.split(separator: ".")
        let isFilled = words.count > 1 && words.last == "fill"
        if isFilled { words.removeLast() }
        self =
            SymbolRecipe.known(words.joined(separator: "."), isFilled, exists)
            ?? SymbolRecipe.composed(words, isFilled, exists)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// What the tables and the folder of icons have for a symbol, without putting it together.
    private static func known(_ name: String, _ isFilled: Bool, _ exists: (String) -> Bool) -> SymbolRecipe? {
        func icon(_ candidate: String?) -> SymbolRecipe? {
            candidate.flatMap { !$0.isEmpty && exists($0) ? .icon($0) : nil }
        }
        func dashed(_ name: String) -> String { name.split(separator: ".").joined(separator: "-") }
        let letters = SymbolTable.letters(of: name)
        let listed = SymbolTable.icons[name]
        if isFilled {
            let full = name + ".fill"
            if let own = icon(SymbolTable.icons[full]) { return own }
            if SymbolDrawings.has(full) { return .drawn(full) }
            if letters == nil, let own = icon(dashed(full)) { return own }
            if let own = icon(listed.map { $0 + "-fill" }) { return own }
        }
        if let own = icon(listed) { return own }
        if let glyph = SymbolTable.glyphs[name] { return .glyph(glyph) }
        if let letters { return .letters(letters) }
        if SymbolDrawings.has(name) { return .drawn(name) }
        if let own = icon(dashed(name)) { return own }
        if let alias = SymbolTable.aliases[name] { return aliased(alias, isFilled, exists) }
        return SymbolTable.standIns[name].map { other in
            .standIn(SymbolRecipe(name: other + (isFilled ? ".fill" : ""), exists: exists), other)
        }
    }

    /// An alias is a symbol's name and how it is turned.
    private static func aliased(_ alias: String, _ isFilled: Bool, _ exists: (String) -> Bool) -> SymbolRecipe {
        let parts = alias.split(separator: "@")
        let recipe = SymbolRecipe(name: parts[0] + (isFilled ? ".fill" : ""), exists: exists)
        switch parts.last {
        case "0": return recipe
        case "m": return .turned(recipe, .mirrored)
        case let turn: return .turned(recipe, .quarters(turn.flatMap { Int($0) } ?? 0))
        }
    }

    /// What ends the names of the variants with another script's letters, which are drawn as the symbol itself.
    private static let scripts: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
        "si", "ta", "te", "th", "traditional", "zh",
    ]

    private static func composed(
        _ name: [Substring], _ isFilled: Bool, _ exists: (String) -> Bool
    ) -> SymbolRecipe {
        var words = name
        var isFilled = isFilled
        var isSlashed = false
        var enclosure: Enclosure?
        loop: while words.count > 1, let last = words.last {
            // What is a symbol by itself is not taken apart any further.
            if words.count < name.count, known(words.joined(separator: "."), isFilled, exists) != nil { break }
            switch last {
            case "fill": isFilled = true
            case "slash": isSlashed = true
            case "rtl", "ltr", "inverse", "crop": break
            case _ where scripts.contains(last): break
            default:
                // A badge may be a shield, and is in none.
                guard enclosure == nil, let found = Enclosure(rawValue: String(last)),
                    found == .circle || found == .square || !words.contains(where: { $0.hasSuffix("badge") })
                else { break loop }
                enclosure = found
            }
            words.removeLast()
        }
        let base = words.joined(separator: ".")
        let icon = SymbolTable.icons[base] ?? words.joined(separator: "-")
        func first(_ candidates: String...) -> SymbolRecipe? {
            candidates.first(where: exists).map(SymbolRecipe.icon)
        }
        let fill = isFilled ? "-fill" : ""
        var ready: SymbolRecipe?
        if isSlashed {
            ready = first("\(icon)-slash\(fill)", "\(icon)-off\(fill)", "\(icon)-mute\(fill)")
        } else if let enclosure, SymbolTable.letters(of: base) == nil,
            let whole = first("\(icon)-\(enclosure.rawValue)\(fill)")
        {
            return whole
        }
        guard
            var recipe = ready ?? known(base, isFilled, exists) ?? badged(words, isFilled, exists)
                ?? kin(words, isFilled, exists)
        else { return .missing }
        if isSlashed, ready == nil { recipe = .slashed(recipe, isFilled: isFilled) }
        if let enclosure { recipe = .enclosed(recipe, enclosure, isFilled: isFilled) }
        return recipe
    }

    /// A symbol with a badge, both of which there are; a badge without a name is a dot.
    private static func badged(
        _ words: [Substring], _ isFilled: Bool, _ exists: (String) -> Bool
    ) -> SymbolRecipe? {
        guard let index = words.indices.dropFirst().first(where: { words[$0].hasSuffix("badge") }) else { return nil }
        var plain = Array(words[..<index])
        if isFilled, plain.last != "fill" { plain.append("fill") }
        let base = SymbolRecipe(name: plain.joined(separator: "."), exists: exists)
        guard base != .missing else { return nil }
        let rest = words[(index + 1)...].filter { $0 != "fill" }.joined(separator: ".")
        let name =
            switch rest {
            case "": ""
            case _ where words[index] == "trianglebadge": "\(rest).triangle.fill"
            case "automatic": "a.circle.fill"
            case "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis":
                "\(rest).circle.fill"
            case _ where rest.count == 1 || rest.hasPrefix("arrow"): "\(rest).circle.fill"
            default: "\(rest).fill"
            }
        guard !name.isEmpty else { return .badged(base, nil) }
        let badge = SymbolRecipe(name: name, exists: exists)
        return badge == .missing ? nil : .badged(base, badge)
    }

    /// The symbol without the last part of its name: what has no icon is better shown without its clouds or its waves
    /// than not at all.
    private static func kin(
        _ words: [Substring], _ isFilled: Bool, _ exists: (String) -> Bool
    ) -> SymbolRecipe? {
        guard words.count > 1 else { return nil }
        var name = words.dropLast().joined(separator: ".")
        if isFilled, !name.hasSuffix(".fill") { name += ".fill" }
        let recipe = SymbolRecipe(name: name, exists: exists)
        return recipe == .missing ? nil : .standIn(recipe, name)
    }
}
