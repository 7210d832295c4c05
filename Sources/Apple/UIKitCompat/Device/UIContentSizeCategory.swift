public import Foundation
import SwiftUICompat

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    nonisolated public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")

    private static let byDynamicTypeSize: [DynamicTypeSize: UIContentSizeCategory] = [
        .xSmall: .extraSmall, .small: .small, .medium: .medium, .large: .large, .xLarge: .extraLarge,
        .xxLarge: .extraExtraLarge, .xxxLarge: .extraExtraExtraLarge, .accessibility1: .accessibilityMedium,
        .accessibility2: .accessibilityLarge, .accessibility3: .accessibilityExtraLarge,
        .accessibility4: .accessibilityExtraExtraLarge, .accessibility5: .accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) {
        self = Self.byDynamicTypeSize[size] ?? .large
    }

    var dynamicTypeSize: DynamicTypeSize {
        Self.byDynamicTypeSize.first { $0.value == self }?.key ?? .large
    }
}
