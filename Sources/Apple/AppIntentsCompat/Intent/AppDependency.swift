import Foundation

/// Something that intents and queries can be handed by ``AppDependency``.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

/// Gives what the app has put into the ``AppDependencyManager``.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
    // The closures are called by nobody but the wrapper's reader.
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (() -> Value)?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default value: @escaping () -> Value)
    {
        self.key = key
        self.manager = manager
        fallback = value
    }

    public var wrappedValue: Value {
        if let value: Value = manager.get(key: key) { return value }
        if let fallback { return fallback() }
        fatalError("AppDependency with key \"\(key.map { "\($0)" } ?? "\(Value.self)")\" was not initialized")
    }
}

/// Holds what intents depend on.
///
/// `@unchecked Sendable`: what it holds is touched only with the lock held.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    private let lock = NSLock()
    private var makers: [AnyHashable: () -> Any] = [:]
    private var made: [AnyHashable: Any] = [:]

    public init() {}

    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
        lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependency }
    }

    public func add<Value: Sendable>(key: AnyHashable? = nil, _ dependency: @escaping () -> Value) {
        lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Value.self))] = dependency }
    }

    public func get<Value>(key: AnyHashable? = nil) -> Value? {
        let key = key ?? AnyHashable(ObjectIdentifier(Value.self))
        if let value = lock.withLock({ made[key] }) { return value as? Value }
        guard let value = lock.withLock({ makers[key] })?() else { return nil }
        lock.withLock { made[key] = value }
        return value as? Value
    }
}
