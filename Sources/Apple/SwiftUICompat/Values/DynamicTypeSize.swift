/// The text size that the user chose, smallest first; `large` is the default.
public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
    /// The size that the older type names.
    public init?(_ category: ContentSizeCategory) {
        let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
        self = DynamicTypeSize.allCases[index]
    }
}

/// The user's text size as `\.sizeCategory` has it.
public enum ContentSizeCategory: Sendable, Hashable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = ContentSizeCategory.allCases[index]
    }

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
    }
}
