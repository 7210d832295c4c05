/// How a symbol is made of Bootstrap's icons.
indirect enum SymbolRecipe: Hashable, Sendable {
    case icon(String)
    /// A vector path of ours.
    case drawn(String)
    /// An icon inside of a circle or a square, cut out of it where that is filled.
    case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
    /// An icon with a bar across it.
    case slashed(SymbolRecipe)
    /// Another symbol, which lacks some part of this one.
    case standIn(SymbolRecipe, String)
    case missing

    enum Enclosure: String, Sendable { case circle, square }

    /// Takes the icon of the same name, else the table's, else puts it together from the variants in the name.
    init(name: String, exists: (String) -> Bool) {
        // The name becomes a file's: whatever could lead out of the folder is no symbol.
        guard name.utf8.allSatisfy(SymbolRecipe.isPlain) else {
            self = .missing
            return
        }
        let direct = name.split(separator: ".").joined(separator: "-")
        if let icon = SymbolTable.icons[Substring(name)], exists(String(icon)) {
            self = .icon(String(icon))
        } else if !direct.isEmpty, exists(direct) {
            self = .icon(direct)
        } else {
            self = SymbolRecipe.composed(name, exists: exists)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// What ends the names of the variants with another script's letters, which are drawn as the symbol itself.
    private static let scripts: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
        "si", "ta", "te", "th", "traditional", "zh",
    ]

    private static func composed(_ name: String, exists: (String) -> Bool) -> SymbolRecipe {
        var words = name.split(separator: ".")
        var isFilled = false
        var isSlashed = false
        var enclosure: Enclosure?
        loop: while words.count > 1, let last = words.last {
            switch last {
            case "fill": isFilled = true
            case "slash": isSlashed = true
            case "circle", "square": enclosure = Enclosure(rawValue: String(last))
            case "rtl", "ltr", "inverse", "crop": break
            case _ where scripts.contains(last): break
            default: break loop
            }
            words.removeLast()
        }
        let base = words.joined(separator: ".")
        let icon = SymbolTable.icons[Substring(base)].map(String.init) ?? words.joined(separator: "-")
        func first(_ candidates: String...) -> SymbolRecipe? {
            candidates.first(where: exists).map(SymbolRecipe.icon)
        }
        let fill = isFilled ? "-fill" : ""
        if isSlashed, let ready = first("\(icon)-slash\(fill)", "\(icon)-off\(fill)", "\(icon)-mute\(fill)") {
            return ready
        }
        if let enclosure, let ready = first("\(icon)-\(enclosure.rawValue)\(fill)") { return ready }
        let drawing = SymbolDrawings.path(of: base, isFilled: isFilled).map(SymbolRecipe.drawn)
        guard
            let plain = (isFilled ? first("\(icon)-fill", icon) : first(icon)) ?? drawing
                ?? kin(words, isFilled, exists)
        else { return .missing }
        var recipe = plain
        if isSlashed { recipe = .slashed(recipe) }
        if let enclosure { recipe = .enclosed(recipe, enclosure, isFilled: isFilled) }
        return recipe
    }

    /// The symbol without the last part of its name: what has no icon is better shown without its badge, its clouds
    /// or its waves than not at all.
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
