/// How controls look: light or dark.
public final class NSAppearance: Hashable, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let aqua = Name("NSAppearanceNameAqua")
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    }

    public let name: Name

    public convenience init?(named name: Name) {
        self.init(name: name)
    }

    init(name: Name) {
        self.name = name
    }

    /// The first of `names` that is as light or as dark.
    public func bestMatch(from names: [Name]) -> Name? {
        names.first(where: { $0 == name }) ?? names.first(where: { Self.isDark($0) == Self.isDark(name) })
    }

    private static func isDark(_ name: Name) -> Bool { name.rawValue.contains("Dark") }

    public static func == (left: NSAppearance, right: NSAppearance) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
