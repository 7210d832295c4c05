/// How Xcode turns the names of assets into Swift identifiers.
enum AssetSymbolNames {
    /// The name of a static member: `sticky-note` becomes `stickyNote`, `BrandColor` becomes `brand`.
    ///
    /// The last word is dropped where it says colour or image. A name without small letters keeps its capitals, and its words stay apart: `TLS2016` becomes `TLS_2016`.
    static func member(_ name: String) -> String {
        var words = words(name)
        if words.count > 1, ["color", "image"].contains(words.last?.lowercased()) { words.removeLast() }
        guard let first = words.first else { return "" }
        if !words.contains(where: { $0.contains(where: \.isLowercase) }), words.contains(where: \.hasLetter) {
            return identifier(words.joined(separator: "_"))
        }
        return identifier(first.lowercased() + words.dropFirst().map(\.capitalizedAtStart).joined())
    }

    /// The name of an enumeration: `icons` becomes `Icons`.
    static func type(_ name: String) -> String {
        identifier(words(name).map(\.capitalizedAtStart).joined())
    }

    /// The identifier in backticks where it is a keyword.
    static func escaped(_ symbol: String) -> String {
        keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    /// The name as a string literal of Swift.
    static func literal(_ name: String) -> String {
        var text = "\""
        // A line's end of two scalars is one character.
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\"", "\\": text += "\\\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func identifier(_ text: String) -> String {
        text.first?.isNumber == true ? "_" + text : text
    }

    /// The words of a name.
    ///
    /// Everything but ASCII letters and digits separates, digits are words of their own, so is a capital after a small letter
    /// with what follows, and the last of several capitals belongs to the small letters after it: `BGColor2` is
    /// `BG Color 2`.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let isSeparator = !character.isASCII || !character.isLetter && !character.isNumber
            if let last = word.last,
                isSeparator || last.isNumber != character.isNumber || (!last.isUppercase && character.isUppercase)
                    || (last.isUppercase && character.isUppercase && next?.isLowercase == true)
            {
                words.append(word)
                word = ""
            }
            if !isSeparator { word.append(character) }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The members of `Color` that Xcode makes no shorthand in the place of.
    static let colorMembers: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    static let uiColorMembers: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
        "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    ]

    static let uiImageMembers: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

extension String {
    fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
    fileprivate var hasLetter: Bool { contains(where: \.isLetter) }
}
