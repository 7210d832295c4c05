public import Foundation
public import FoundationCompat

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
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

public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// A trait, which an app may define itself.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var identifier: String { get }
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: self) }
    public static var name: String { String(describing: self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

// The traits of the system, whose defaults are those of a phone.

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .phone }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }
    public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { UITraitCollection.current.layoutDirection }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { UITraitCollection.current.displayScale }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .compact }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .regular }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
}

public enum UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .P3 }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .normal }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .base }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { UITraitCollection.current.legibilityWeight }
}

public enum UITraitActiveAppearance: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .inactive }
}

/// Traits that can be set.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}

/// Traits that a view or a screen has in place of those around it.
public struct UITraitOverrides: UIMutableTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        values[ObjectIdentifier(trait)] as? Trait.Value
    }

    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? UITraitOverrides ?? self
    }

    func merging(_ other: UITraitOverrides) -> UITraitOverrides {
        var merged = self
        merged.values.merge(other.values) { $1 }
        return merged
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(trait) ?? Trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { value(trait) != nil }
    public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        values[ObjectIdentifier(trait)] = nil
    }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// - Compatibility: compiles
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What could tell of changed traits; none changes while a widget is asked for its views.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    // For a closure that states its type, such as a class's own `Self`.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        TraitChangeRegistration()
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    func copy(with zone: NSZone? = nil) -> Any { self }
}
