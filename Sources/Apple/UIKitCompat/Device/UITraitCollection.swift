public import Foundation
package import SwiftUICompat

/// What a view stands in, as UIKit says it.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let environment: EnvironmentValues
    private let stated: UITraitOverrides

    package init(environment: EnvironmentValues) {
        self.environment = environment
        stated = UITraitOverrides()
    }

    private init(_ stated: UITraitOverrides) {
        var environment = EnvironmentValues.current
        if let style = stated.value(UITraitUserInterfaceStyle.self), style != .unspecified {
            environment.colorScheme = style == .dark ? .dark : .light
        }
        if let category = stated.value(UITraitPreferredContentSizeCategory.self) {
            environment.dynamicTypeSize = category.dynamicTypeSize
        }
        if let scale = stated.value(UITraitDisplayScale.self) { environment.displayScale = scale }
        if let direction = stated.value(UITraitLayoutDirection.self) {
            environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        self.environment = environment
        self.stated = stated
    }

    public override convenience init() { self.init(environment: .current) }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitOverrides().mutated(by: mutations))
    }

    /// What the collections state; of two that state the same trait, the later one's.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(UITraitOverrides()) { $0.merging($1.stated) })
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// The traits of the view that is being evaluated.
    public static var current: UITraitCollection { UITraitCollection(environment: .current) }

    /// What is stated of the trait, or else its default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        stated.value(trait) ?? Trait.defaultValue
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        stated.value(UITraitUserInterfaceStyle.self) ?? (environment.colorScheme == .dark ? .dark : .light)
    }
    public var displayScale: CGFloat { environment.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(environment.dynamicTypeSize)
    }
    public var legibilityWeight: UILegibilityWeight {
        stated.value(UITraitLegibilityWeight.self) ?? (environment.legibilityWeight == .bold ? .bold : .regular)
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
    public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
    public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
    public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
    public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(stated.mutated(by: mutations))
    }

    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// Whether the traits are among these, with the same values.
    public func containsTraits(in traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return traitCollection === self || UITraitCollection(traitsFrom: [self, traitCollection]).isEqual(self)
    }

    public func performAsCurrent(_ actions: () -> Void) {
        EnvironmentValues.$current.withValue(environment) { actions() }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && layoutDirection == other.layoutDirection && legibilityWeight == other.legibilityWeight
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && userInterfaceLevel == other.userInterfaceLevel
            && accessibilityContrast == other.accessibilityContrast && displayGamut == other.displayGamut
    }

    public override var hash: Int { userInterfaceStyle.rawValue ^ preferredContentSizeCategory.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
