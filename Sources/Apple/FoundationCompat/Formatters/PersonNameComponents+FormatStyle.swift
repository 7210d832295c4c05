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
                case .medium: [name.givenName, name.familyName]
                case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
                case .abbreviated:
                    [[name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()]
                }
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }

        public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
