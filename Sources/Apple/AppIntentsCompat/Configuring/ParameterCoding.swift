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
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, Self.withFraction, Date.ISO8601FormatStyle().year().month().day(),
        ]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
        self = date
    }
    var parameterJSON: JSONValue {
        let isWhole = timeIntervalSinceReferenceDate.rounded(.down) == timeIntervalSinceReferenceDate
        let style: Date.ISO8601FormatStyle = isWhole ? .iso8601 : Self.withFraction
        return .string(formatted(style))
    }

    /// To the millisecond.
    private static var withFraction: Date.ISO8601FormatStyle { .init(includingFractionalSeconds: true) }
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
        // More seconds than an integer counts stop the process, where a duration is made of them.
        guard let seconds = json.doubleValue, abs(seconds) < Double(Int64.max) else { return nil }
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
    static var expected: String { "an object with whole numbers as year, month, day, hour, minute, second" }
    init?(parameter json: JSONValue) {
        guard let object = json.objectValue else { return nil }
        self.init()
        for (name, value) in object.members {
            guard let part = Self.parts.first(where: { $0.name == name }), let number = Int(parameter: value) else {
                return nil
            }
            self[keyPath: part.path] = number
        }
    }
    var parameterJSON: JSONValue {
        var object = JSONObject()
        for part in Self.parts { object[part.name] = self[keyPath: part.path].map { .int($0) } }
        return .object(object)
    }

    private static var parts: [(name: String, path: WritableKeyPath<DateComponents, Int?>)] {
        [
            ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
            ("second", \.second),
        ]
    }
}

extension IntentCurrencyAmount: ParameterCoding {
    static var parameterType: String { "currencyAmount" }
    static var expected: String { "an object with amount, as a number or its digits, and currencyCode" }
    init?(parameter json: JSONValue) {
        guard let amount = json["amount"].flatMap(Self.decimal), let code = json["currencyCode"]?.stringValue,
            !code.isEmpty
        else { return nil }
        self.init(amount: amount, currencyCode: code)
    }
    var parameterJSON: JSONValue {
        // A number that JSON's readers would round is written by its digits.
        let number = JSONValue.double(Double(amount.description) ?? .nan)
        let json = Self.decimal(number) == amount ? number : .string(amount.description)
        return ["amount": json, "currencyCode": .string(currencyCode)]
    }

    /// The number that is written, rather than the binary one beside it.
    private static func decimal(_ json: JSONValue) -> Decimal? {
        let digits: String
        switch json {
        case .int(let number): digits = number.description
        case .double(let number): digits = number.description
        case .string(let text): digits = text
        default: return nil
        }
        guard digits.wholeMatch(of: /-?\d+(\.\d+)?(e[+-]?\d{1,3})?/) != nil,
            let exponent = Double(digits)?.exponent, exponent < 400,
            let decimal = Decimal(string: digits.replacing("e+", with: "e"), locale: Locale(identifier: "en_US_POSIX")),
            decimal.isFinite
        else { return nil }
        return decimal
    }
}

extension IntentFile: ParameterCoding {
    static var parameterType: String { "file" }
    static var expected: String { "a file's path as a string" }
    init?(parameter json: JSONValue) {
        guard let path = json.stringValue, !path.isEmpty else { return nil }
        self.init(fileURL: URL(fileURLWithPath: path))
    }
    var parameterJSON: JSONValue { .string(fileURL?.path ?? filename) }
}

extension IntentPerson: ParameterCoding {
    static var parameterType: String { "person" }
    static var expected: String { "an object with name, and email or phone" }
    init?(parameter json: JSONValue) {
        guard let name = json["name"]?.stringValue else { return nil }
        let (email, phone) = (json["email"] ?? .null, json["phone"] ?? .null)
        guard [email, phone].allSatisfy({ $0 == .null || $0.stringValue != nil }) else { return nil }
        let handle =
            email.stringValue.map { Handle(emailAddress: $0) } ?? phone.stringValue.map { Handle(phoneNumber: $0) }
        self.init(
            identifier: .applicationDefined(name), name: .displayName(name),
            handle: handle ?? Handle(applicationDefined: name))
    }
    var parameterJSON: JSONValue {
        var object: JSONObject = ["name": .string(name.displayString)]
        switch handle.value {
        case .emailAddress(let address): object["email"] = .string(address)
        case .phoneNumber(let number): object["phone"] = .string(number)
        case .applicationDefined: break
        }
        return .object(object)
    }
}
