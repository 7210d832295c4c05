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

extension UITraitCollection {
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(environment.dynamicTypeSize)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var environment = EnvironmentValues.current
        environment.dynamicTypeSize = preferredContentSizeCategory.dynamicTypeSize
        self.init(environment: environment)
    }

    public convenience init(displayScale: CGFloat) {
        var environment = EnvironmentValues.current
        environment.displayScale = displayScale
        self.init(environment: environment)
    }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(environment: traitCollections.last?.environment ?? .current)
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(environment: .current)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(environment: .current)
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public var displayGamut: UIDisplayGamut { .P3 }
    public var legibilityWeight: UILegibilityWeight { environment.legibilityWeight == .bold ? .bold : .regular }
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
    public func performAsCurrent(_ actions: () -> Void) {
        EnvironmentValues.$current.withValue(environment) { actions() }
    }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
