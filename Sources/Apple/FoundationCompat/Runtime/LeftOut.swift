import Foundation
import WidgetProtocol

// What stands in the places of code that a build left out: `widget-bridge-stub` writes the calls.

/// In place of what has to give a value, or to go on: ends the call with the error that names what is missing.
public func _notHere(_ missing: String, _ file: String, _ line: Int) -> Never {
    Diagnostics.end(.leftOut(missing, file: file, line: line))
}

/// In place of a value whose type is known where it is used: an empty one where there is such, which is told; else the end
/// of the call.
public func _leftOut<Value>(_ missing: String, _ file: String, _ line: Int) -> Value {
    guard let value: Value = EmptyValues(missing, file, line).value() else { _notHere(missing, file, line) }
    _skipped(missing, file, line)
    return value
}

/// The type of a property that has none without what is missing: it conforms to nothing, so that what uses the property is
/// left out, too.
public enum _LeftOutValue {}

// A text takes any value: of two ways to write this one the compiler takes neither.
extension DefaultStringInterpolation {
    public func appendInterpolation(_ value: _LeftOutValue, _one: Void = ()) {}
    public func appendInterpolation(_ value: _LeftOutValue, _other: Void = ()) {}
}

/// What is declared in place of a missing type, with the value that stands for all of its.
public protocol _LeftOutType {
    init(_leftOut: Void)
}

/// In place of a statement whose value nobody takes.
public func _skipped(_ missing: String, _ file: String, _ line: Int) {
    Diagnostics.report(.leftOut(missing, file: file, line: line))
}

/// In place of a function in whose scope something is done: that is done.
public func _inScope<Value>(
    _ missing: String, _ file: String, _ line: Int, _ operation: () throws -> Value
) rethrows -> Value {
    _skipped(missing, file, line)
    return try operation()
}

/// The same of what waits.
public func _inScope<Value>(
    isolation: isolated (any Actor)? = #isolation, _ missing: String, _ file: String, _ line: Int,
    _ operation: () async throws -> Value
) async rethrows -> Value {
    _skipped(missing, file, line)
    return try await operation()
}

/// In place of what may throw: the error that names what is missing.
public func _leftOutError(_ missing: String, _ file: String, _ line: Int) -> any Error {
    _skipped(missing, file, line)
    return LeftOutError(missing: missing)
}

struct LeftOutError: LocalizedError, CustomStringConvertible {
    let missing: String

    var description: String { "the widget's code needs \(missing), which is not here" }
    var errorDescription: String? { description }
}

/// The value that a property begins with, whose wrapper is missing.
public func _initially<Value>(_ missing: String, _ file: String, _ line: Int, _ value: Value) -> Value {
    _skipped(missing, file, line)
    return value
}

/// A property of a type whose macro is missing: it says so when a value is made, and is no part of what that stores or
/// is compared by.
public struct _LeftOutMark: Hashable, Codable, Sendable {
    public init(_ missing: String, _ file: String, _ line: Int) { _skipped(missing, file, line) }

    public init(from decoder: any Decoder) throws {}

    public func encode(to encoder: any Encoder) throws {}
}

extension _LeftOutMark: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> _LeftOutMark? {
        _LeftOutMark(empty.missing, empty.file, empty.line)
    }
}

extension KeyedEncodingContainer {
    /// Nothing: what is stored is what would be with the macro, for which there is no such property.
    @_documentation(visibility: internal)
    public mutating func encode(_ value: _LeftOutMark, forKey key: Key) throws {}
}
