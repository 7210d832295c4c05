/// A value that views inherit from the views around them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
