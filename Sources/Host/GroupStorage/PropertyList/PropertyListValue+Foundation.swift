import Foundation

extension PropertyListValue {
    /// Reads a property list in any of its formats; nil for what is none.
    init?(parsing data: Data) {
        guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
        self.init(foundation: value)
    }

    /// Booleans come as `Bool`, every number as `NSNumber`, whose type tells integers and doubles apart.
    private init?(foundation value: Any) {
        switch value {
        case let number as NSNumber where !(type(of: value) == Bool.self):
            switch UInt8(bitPattern: number.objCType.pointee) {
            case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .double(number.doubleValue)
            case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int.max): self = .double(number.doubleValue)
            default: self = .int(number.intValue)
            }
        case let value as Bool: self = .bool(value)
        case let value as String: self = .string(value)
        case let value as Data: self = .data([UInt8](value))
        case let value as Date: self = .date(value.timeIntervalSince1970)
        case let values as [Any]: self = .array(values.compactMap { PropertyListValue(foundation: $0) })
        case let members as [String: Any]:
            self = .dictionary(
                members.sorted { $0.key < $1.key }.compactMap { key, value in
                    PropertyListValue(foundation: value).map { (key, $0) }
                })
        default: return nil
        }
    }

    /// Whether both hold the same, where one of them may have been through an XML property list, whose dates have
    /// whole seconds.
    func isSame(as other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.bool(let left), .bool(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.double(let left), .double(let right)): left == right || left.isNaN && right.isNaN
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.data(let left), .data(let right)): left == right
        case (.date(let left), .date(let right)): left.rounded(.down) == right.rounded(.down)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.dictionary(let left), .dictionary(let right)):
            left.count == right.count
                && zip(left.sorted { $0.key < $1.key }, right.sorted { $0.key < $1.key })
                    .allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        default: false
        }
    }
}
