import CoreLocationCompat
import Foundation
import IntentsCompat
import JSON

extension _IntentParameter {
    /// What `describe` says of the parameter.
    var configurationParameter: ConfigurationParameter {
        var parameter = ConfigurationParameter(name: name, title: title.localized, type: type)
        parameter.typeName = typeName
        parameter.isArray = isArray
        parameter.isOptional = true
        parameter.hasOptions = options != nil || !cases.isEmpty
        parameter.isSearchable = isSearchable
        parameter.size = places.isEmpty ? nil : ConfigurationSize(places: places)
        parameter.defaultValue = defaultValue.map { JSONValue(plain: $0) }
        return parameter
    }
}

extension ConfigurationOption {
    /// An option as a handler gives it: an `INObject`, or a value of one of Foundation's classes.
    init(_ item: Any, section: String? = nil) {
        switch item {
        case let object as INObject:
            self.init(
                identifier: .string(object.identifier ?? object.displayString), displayString: object.displayString,
                subtitle: object.subtitleString, section: section)
        case let number as NSNumber:
            let value = JSONValue(
                plain: number.doubleValue == number.doubleValue.rounded() ? number.intValue : number.doubleValue)
            self.init(identifier: value, displayString: number.description, section: section)
        case let person as INPerson:
            self.init(identifier: .string(person.displayName), displayString: person.displayName, section: section)
        case let method as INPaymentMethod:
            let name = method.name ?? ""
            self.init(
                identifier: .string(name), displayString: name, subtitle: method.identificationHint, section: section)
        case let placemark as CLPlacemark:
            let name = placemark.name ?? ""
            self.init(
                identifier: .string(name), displayString: name, subtitle: placemark.locality, section: section)
        case let url as NSURL:
            let text = url.absoluteString
            self.init(identifier: .string(text), displayString: text, section: section)
        default:
            self.init(identifier: .string("\(item)"), displayString: "\(item)", section: section)
        }
    }
}

extension JSONValue {
    /// The value as strings, numbers, booleans, arrays and dictionaries.
    var plain: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.map(\.plain)
        case .object(let object): Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, $0.value.plain) })
        }
    }

    init(plain: Any) {
        switch plain {
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as [Any]: self = .array(value.map { JSONValue(plain: $0) })
        default: self = .string("\(plain)")
        }
    }
}
