package import Foundation

/// A type of which there is a value that stands for one that needs something that is not here: nothing, or where it is shown
/// as text, what is missing.
package protocol LeftOutValue {
    static func leftOut(_ missing: String) -> Self
}

extension String: LeftOutValue {
    package static func leftOut(_ missing: String) -> String { missing }
}

extension Bool: LeftOutValue {
    package static func leftOut(_ missing: String) -> Bool { false }
}

extension Numeric where Self: LeftOutValue {
    package static func leftOut(_ missing: String) -> Self { 0 }
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
    package static func leftOut(_ missing: String) -> Wrapped? { nil }
}

extension Array: LeftOutValue {
    package static func leftOut(_ missing: String) -> [Element] { [] }
}

extension Dictionary: LeftOutValue {
    package static func leftOut(_ missing: String) -> [Key: Value] { [:] }
}

extension Set: LeftOutValue {
    package static func leftOut(_ missing: String) -> Set<Element> { [] }
}

extension Data: LeftOutValue {
    package static func leftOut(_ missing: String) -> Data { Data() }
}

extension Date: LeftOutValue {
    package static func leftOut(_ missing: String) -> Date { Date() }
}
