public import Foundation

extension PersonNameComponents {
    public init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
        nameSuffix: String? = nil, nickname: String? = nil
    ) {
        self.init()
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
    }

    /// A name, short or long.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func format(_ name: PersonNameComponents) -> String {
            let parts: [String?] =
                switch style {
                case .short: [name.nickname ?? name.givenName ?? name.familyName]
                case .medium: name.inOrder(name.givenName, name.familyName)
                case .long:
                    [name.namePrefix] + name.inOrder(name.givenName, name.middleName, name.familyName)
                        + [name.nameSuffix]
                case .abbreviated:
                    [name.inOrder(name.givenName, name.familyName).compactMap { $0?.first.map(String.init) }.joined()]
                }
            let shown = parts.compactMap { $0 }.filter { !$0.isEmpty }
            return shown.joined(separator: shown.allSatisfy(\.isEastAsian) ? "" : " ")
        }

        public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension PersonNameComponents {
    /// Reads a name as people write it: prefix, given, middle and family names, suffix; East Asian family names first.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> PersonNameComponents {
            var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            var name = PersonNameComponents()
            if words.count > 1, Self.prefixes.contains(words[0].bare) { name.namePrefix = words.removeFirst() }
            if words.count > 1, let last = words.last, Self.suffixes.contains(last.bare) {
                name.nameSuffix = words.removeLast()
                if let family = words.popLast() { words.append(family.trimmingCharacters(in: [","])) }
            }
            if words.count > 1, words.allSatisfy(\.isEastAsian) { words.append(words.removeFirst()) }
            guard let given = words.first else {
                throw CocoaError(
                    .formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value.debugDescription)."])
            }
            name.givenName = given
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
            return name
        }

        private static let prefixes: Set = ["dr", "prof", "mr", "mrs", "ms", "miss", "sir", "herr", "frau", "m", "mme"]
        private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    }

    public init(_ value: String, strategy: ParseStrategy = ParseStrategy()) throws {
        self = try strategy.parse(value)
    }

    public init<Strategy: Foundation.ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws
    where Strategy.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    /// Names in the order that their script has them in.
    fileprivate func inOrder(_ names: String?...) -> [String?] {
        let isEastAsian = names.compactMap(\.self).allSatisfy { $0.isEastAsian || $0.isEmpty }
        return isEastAsian ? names.reversed() : names
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}

extension String {
    fileprivate var bare: String { lowercased().replacing(".", with: "") }

    /// Whether it is in a script that has no spaces between names: Han, kana or Hangul.
    fileprivate var isEastAsian: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                [0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF].contains {
                    $0.contains(scalar.value)
                }
            }
    }
}

/// Names of people as text, and the other way round.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated

        fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
            switch self {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style: Style = .default
    /// Whether the names' phonetic representation is shown.
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameComponents.FormatStyle(style: style.formatStyle, locale: locale).format(name)
    }

    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    open func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents(string)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
