import Foundation
import JSON
import SwiftUICompat

/// A type whose values a configuration writes as JSON.
protocol ParameterCoding {
    static var parameterType: String { get }
    /// What to give, for an error's hint.
    static var expected: String { get }
    init?(parameter json: JSONValue)
    var parameterJSON: JSONValue { get }
}

extension String: ParameterCoding {
    static var parameterType: String { "string" }
    static var expected: String { "a string" }
    init?(parameter json: JSONValue) {
        guard let text = json.stringValue else { return nil }
        self = text
    }
    var parameterJSON: JSONValue { .string(self) }
}

extension AttributedString: ParameterCoding {
    static var parameterType: String { "string" }
    static var expected: String { "a string" }
    init?(parameter json: JSONValue) {
        guard let text = json.stringValue else { return nil }
        self.init(text)
    }
    var parameterJSON: JSONValue { .string(String(characters)) }
}

extension Int: ParameterCoding {
    static var parameterType: String { "integer" }
    static var expected: String { "a whole number" }
    init?(parameter json: JSONValue) {
        guard let number = json.intValue ?? json.doubleValue.flatMap({ Int(exactly: $0) }) else { return nil }
        self = number
    }
    var parameterJSON: JSONValue { .int(self) }
}

extension Double: ParameterCoding {
    static var parameterType: String { "double" }
    static var expected: String { "a number" }
    init?(parameter json: JSONValue) {
        guard let number = json.doubleValue else { return nil }
        self = number
    }
    var parameterJSON: JSONValue { .double(self) }
}

extension Bool: ParameterCoding {
    static var parameterType: String { "boolean" }
    static var expected: String { "true or false" }
    init?(parameter json: JSONValue) {
        guard let flag = json.boolValue else { return nil }
        self = flag
    }
    var parameterJSON: JSONValue { .bool(self) }
}

extension Date: ParameterCoding {
    static var parameterType: String { "date" }
    static var expected: String { "a date such as 2026-01-31T09:30:00Z or 2026-01-31" }
    init?(parameter json: JSONValue) {
        guard let text = json.stringValue else { return nil }
        let day = Date.ISO8601FormatStyle().year().month().day()
        guard let date = (try? Date(text, strategy: .iso8601)) ?? (try? day.parse(text)) else { return nil }
        self = date
    }
    var parameterJSON: JSONValue { .string(formatted(.iso8601)) }
}

extension URL: ParameterCoding {
    static var parameterType: String { "url" }
    static var expected: String { "a URL as a string" }
    init?(parameter json: JSONValue) {
        guard let text = json.stringValue, let url = URL(string: text) else { return nil }
        self = url
    }
    var parameterJSON: JSONValue { .string(absoluteString) }
}

extension Duration: ParameterCoding {
    static var parameterType: String { "duration" }
    static var expected: String { "a number of seconds" }
    init?(parameter json: JSONValue) {
        guard let seconds = json.doubleValue else { return nil }
        self = .seconds(seconds)
    }
    var parameterJSON: JSONValue { .double(self / .seconds(1)) }
}

extension Measurement: ParameterCoding {
    static var parameterType: String { "measurement" }
    static var expected: String { "a number in the dimension's base unit" }
    init?(parameter json: JSONValue) {
        guard let value = json.doubleValue, let dimension = UnitType.self as? Dimension.Type,
            let unit = dimension.baseUnit() as? UnitType
        else { return nil }
        self.init(value: value, unit: unit)
    }
    var parameterJSON: JSONValue {
        guard let unit = unit as? Dimension else { return .double(value) }
        return .double(unit.converter.baseUnitValue(fromValue: value))
    }
}

extension DateComponents: ParameterCoding {
    static var parameterType: String { "dateComponents" }
    static var expected: String { "an object with year, month, day, hour, minute, second" }
    init?(parameter json: JSONValue) {
        guard let object = json.objectValue else { return nil }
        self.init(
            year: object["year"]?.intValue, month: object["month"]?.intValue, day: object["day"]?.intValue,
            hour: object["hour"]?.intValue, minute: object["minute"]?.intValue, second: object["second"]?.intValue)
    }
    var parameterJSON: JSONValue {
        var object = JSONObject()
        let parts = [
            ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
        ]
        for (name, value) in parts { object[name] = value.map { .int($0) } }
        return .object(object)
    }
}

extension IntentCurrencyAmount: ParameterCoding {
    static var parameterType: String { "currencyAmount" }
    static var expected: String { "an object with amount and currencyCode" }
    init?(parameter json: JSONValue) {
        guard let amount = json["amount"]?.doubleValue, let code = json["currencyCode"]?.stringValue else { return nil }
        self.init(amount: Decimal(amount), currencyCode: code)
    }
    var parameterJSON: JSONValue {
        ["amount": .double(NSDecimalNumber(decimal: amount).doubleValue), "currencyCode": .string(currencyCode)]
    }
}

extension IntentFile: ParameterCoding {
    static var parameterType: String { "file" }
    static var expected: String { "a file's path as a string" }
    init?(parameter json: JSONValue) {
        guard let path = json.stringValue else { return nil }
        self.init(fileURL: URL(fileURLWithPath: path))
    }
    var parameterJSON: JSONValue { .string(fileURL?.path ?? filename) }
}

extension IntentPerson: ParameterCoding {
    static var parameterType: String { "person" }
    static var expected: String { "an object with name, and email or phone" }
    init?(parameter json: JSONValue) {
        guard let name = json["name"]?.stringValue else { return nil }
        let handle =
            json["email"]?.stringValue.map { Handle(emailAddress: $0) }
            ?? json["phone"]?.stringValue.map { Handle(phoneNumber: $0) } ?? Handle(applicationDefined: name)
        self.init(identifier: .applicationDefined(name), name: .displayName(name), handle: handle)
    }
    var parameterJSON: JSONValue { ["name": .string(name.displayString)] }
}
