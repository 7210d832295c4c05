public import Foundation

/// What can say how all of its kind look, which an app says when it starts and a widget never shows.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: _UIAppearanceProxied, UIAppearanceContainer {}

extension UIBarItem: _UIAppearanceProxied {}

/// What has appearance proxies that are made as from a nib.
///
/// Public so that its methods can answer `UIAppearance`'s requirements; nothing outside of the framework adopts it.
@preconcurrency @MainActor
public protocol _UIAppearanceProxied: UIAppearance {
    init?(coder: NSCoder)
}

extension _UIAppearanceProxied {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder())! }
    }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(whenContainedInInstancesOf: containerTypes)
    }
}

/// One object for each class and what contains it: it keeps what is set of it, and nothing asks it.
@MainActor
private enum AppearanceProxies {
    private static var made: [[ObjectIdentifier]: AnyObject] = [:]

    static func proxy<Object: AnyObject>(
        of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: () -> Object
    ) -> Object {
        let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
        if let proxy = made[key] as? Object { return proxy }
        let proxy = make()
        made[key] = proxy
        return proxy
    }
}
