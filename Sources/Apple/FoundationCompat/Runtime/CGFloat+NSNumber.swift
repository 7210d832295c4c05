public import Foundation

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Nil for a number that a `CGFloat` does not hold exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// A `CGFloat` in an `Any` is a number to Foundation, and an `NSNumber` casts to it, as on Apple's systems.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            preconditionFailure("Unable to bridge \(source) to CGFloat")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        guard let value = source as? Double else { return false }
        result = CGFloat(value)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
