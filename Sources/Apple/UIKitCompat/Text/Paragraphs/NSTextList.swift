public import Foundation

/// How a list's items are marked.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// A marker's text, with the kind of its number in braces.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    open var startingItemNumber = 1

    public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
    }

    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(mask, 0))), startingItemNumber: 1)
    }

    open class var includesTextListMarkers: Bool { false }

    /// Whether items are numbered.
    open var isOrdered: Bool { numbering != nil }

    open func marker(forItemNumber itemNumber: Int) -> String {
        let text = markerFormat.rawValue
        guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else { return text }
        let mark = numbering?(itemNumber) ?? Self.symbols[kind] ?? ""
        return text[..<start] + mark + text[text.index(after: end)...]
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }

    private static let symbols = [
        "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
    ]

    private var kind: String {
        String(markerFormat.rawValue.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" })
    }

    private var numbering: ((Int) -> String)? {
        switch kind {
        case "decimal": { "\($0)" }
        case "octal": { String($0, radix: 8) }
        case "lower-hexadecimal": { String($0, radix: 16) }
        case "upper-hexadecimal": { String($0, radix: 16, uppercase: true) }
        case "lower-alpha", "lower-latin": Self.letters
        case "upper-alpha", "upper-latin": { Self.letters($0).uppercased() }
        case "lower-roman": { Self.roman($0).lowercased() }
        case "upper-roman": Self.roman
        default: nil
        }
    }

    /// a, b, …, z, aa, ab, …
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        let letter = Character(Unicode.Scalar(UInt8(97 + (number - 1) % 26)))
        return (number > 26 ? letters((number - 1) / 26) : "") + String(letter)
    }

    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return "\(number)" }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        guard let sign = signs.first(where: { $0.0 <= number }) else { return "" }
        return sign.1 + (number == sign.0 ? "" : roman(number - sign.0))
    }
}
