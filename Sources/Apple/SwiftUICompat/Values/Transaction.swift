/// What goes along with a change of state.
///
/// - Compatibility: compiles
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Performs `body`; a widget has nothing to animate.
///
/// - Compatibility: compiles
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Performs `body`; a widget has nothing to animate.
///
/// - Compatibility: compiles
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Performs `body`; a widget has nothing to animate.
///
/// - Compatibility: compiles
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// - Compatibility: compiles
public struct AnimationCompletionCriteria: Sendable, Hashable {
    private let isLogical: Bool

    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Performs `body`, then `completion`: a change without an animation is complete at once.
///
/// - Compatibility: compiles
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// A value of one's own that goes along with a change of state.
///
/// - Compatibility: compiles
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
