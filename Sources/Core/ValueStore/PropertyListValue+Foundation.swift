import Foundation

extension PropertyListValue {
    /// What a widget's code hands to user defaults; nil for what no property list holds.
    package init?(foundation value: Any) {
        switch value {
        case let number as NSNumber:
            // The type's encoding: `c` is a boolean's alone, `d` and `f` are those of fractions, `Q` unsigned.
            switch UInt8(bitPattern: number.objCType.pointee) {
            case UInt8(ascii: "c"): self = .bool(number.boolValue)
            case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .double(number.doubleValue)
            case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int.max): self = .double(number.doubleValue)
            default: self = .int(number.intValue)
            }
        case let value as CGFloat: self = .double(Double(value))
        case let value as String: self = .string(value)
        case let value as any StringProtocol: self = .string(String(value))
        case let value as Data: self = .data([UInt8](value))
        case let value as Date: self = .date(value.timeIntervalSince1970)
        case let elements as [Any]:
            var values: [PropertyListValue] = []
            for element in elements {
                guard let value = PropertyListValue(foundation: element) else { return nil }
                values.append(value)
            }
            self = .array(values)
        case let object as [String: Any]:
            var members: [(key: String, value: PropertyListValue)] = []
            for (key, member) in object.sorted(by: { $0.key < $1.key }) {
                guard let value = PropertyListValue(foundation: member) else { return nil }
                members.append((key, value))
            }
            self = .dictionary(members)
        default: return nil
        }
    }

    /// The object that Apple's user defaults give: a number is an `NSNumber`, which casts to every type of number that
    /// holds it, nested ones too.
    package var object: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .string(let value): value
        case .data(let bytes): Data(bytes)
        case .date(let seconds): Date(timeIntervalSince1970: seconds)
        case .array(let values): values.map(\.object)
        case .dictionary(let members): Dictionary(members.map { ($0.key, $0.value.object) }, uniquingKeysWith: { $1 })
        }
    }
}
