public import Foundation

/// A kind of protection is a string to Foundation, and casts to one, as on Apple's systems.
extension FileProtectionType: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout FileProtectionType?) {
        result = FileProtectionType(rawValue: source as String)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString, result: inout FileProtectionType?
    ) -> Bool {
        result = FileProtectionType(rawValue: source as String)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> FileProtectionType {
        FileProtectionType(rawValue: source.map { $0 as String } ?? "")
    }
}
