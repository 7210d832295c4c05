package import Foundation
package import FoundationNetworking

/// A type of which there is a value that stands for one that needs something that is not here: nothing, or where it is shown
/// as text, what is missing.
package protocol LeftOutValue {
    /// nil where what it holds has none.
    static func leftOut(_ empty: EmptyValues) -> Self?
}

extension String: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> String? { empty.missing }
}

extension Bool: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Bool? { false }
}

extension Numeric where Self: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Self? { 0 }
}

extension Int: LeftOutValue {}
extension Int8: LeftOutValue {}
extension Int16: LeftOutValue {}
extension Int32: LeftOutValue {}
extension Int64: LeftOutValue {}
extension UInt: LeftOutValue {}
extension UInt8: LeftOutValue {}
extension UInt16: LeftOutValue {}
extension UInt32: LeftOutValue {}
extension UInt64: LeftOutValue {}
extension Double: LeftOutValue {}
extension Float: LeftOutValue {}
extension CGFloat: LeftOutValue {}
extension Decimal: LeftOutValue {}

extension Optional: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Wrapped?? { .some(nil) }
}

extension Array: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> [Element]? { [] }
}

extension Dictionary: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> [Key: Value]? { [:] }
}

extension Set: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Set<Element>? { [] }
}

extension Data: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Data? { Data() }
}

extension Date: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Date? { Date() }
}

extension URL: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> URL? { URL(string: "about:blank") }
}

extension UUID: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> UUID? {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}

extension DateComponents: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> DateComponents? { DateComponents() }
}

extension DateInterval: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> DateInterval? { DateInterval() }
}

extension Locale: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Locale? { .current }
}

extension Calendar: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Calendar? { .current }
}

extension TimeZone: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> TimeZone? { .current }
}

extension AttributedString: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> AttributedString? { AttributedString(empty.missing) }
}

// MARK: - Objects that there is one of, or that are made of nothing

/// A class of which an object without anything of its own does.
package protocol LeftOutObject: AnyObject, LeftOutValue {
    static var leftOut: Self? { get }
}

extension LeftOutObject {
    package static func leftOut(_ empty: EmptyValues) -> Self? { leftOut }
}

extension UserDefaults: LeftOutObject { package static var leftOut: Self? { standard as? Self } }
extension FileManager: LeftOutObject { package static var leftOut: Self? { `default` as? Self } }
extension NotificationCenter: LeftOutObject { package static var leftOut: Self? { `default` as? Self } }
extension URLSession: LeftOutObject { package static var leftOut: Self? { shared as? Self } }
extension Bundle: LeftOutObject { package static var leftOut: Self? { main as? Self } }
extension ProcessInfo: LeftOutObject { package static var leftOut: Self? { processInfo as? Self } }
extension OperationQueue: LeftOutObject { package static var leftOut: Self? { OperationQueue() as? Self } }
extension DispatchQueue: LeftOutObject { package static var leftOut: Self? { main as? Self } }
extension JSONDecoder: LeftOutObject { package static var leftOut: Self? { JSONDecoder() as? Self } }
extension JSONEncoder: LeftOutObject { package static var leftOut: Self? { JSONEncoder() as? Self } }
extension NSLock: LeftOutObject { package static var leftOut: Self? { NSLock() as? Self } }
extension NSRecursiveLock: LeftOutObject { package static var leftOut: Self? { NSRecursiveLock() as? Self } }
extension DateFormatter: LeftOutObject { package static var leftOut: Self? { DateFormatter() as? Self } }
extension NumberFormatter: LeftOutObject { package static var leftOut: Self? { NumberFormatter() as? Self } }
