import WidgetProtocol

// What stands in the places of code that a build left out: `widget-bridge-stub` writes the calls.

/// In place of what has to give a value, or to go on: ends the call with the error that names what is missing.
public func _notHere(_ missing: String, _ file: String, _ line: Int) -> Never {
    Diagnostics.end(.leftOut(missing, file: file, line: line))
}

/// In place of a value whose type is known where it is used.
public func _leftOut<Value>(_ missing: String, _ file: String, _ line: Int) -> Value {
    _notHere(missing, file, line)
}

/// In place of a statement whose value nobody takes.
public func _skipped(_ missing: String, _ file: String, _ line: Int) {
    Diagnostics.report(.leftOut(missing, file: file, line: line))
}

/// The value that a property begins with, whose wrapper is missing.
public func _initially<Value>(_ missing: String, _ file: String, _ line: Int, _ value: Value) -> Value {
    _skipped(missing, file, line)
    return value
}
