public import Foundation

/// How the values of a parameter stand in a configuration: in plain form, as strings, numbers, booleans, arrays and
/// dictionaries.
public struct _IntentCoding<Value> {
    let type: String
    var typeName: String?
    var isArray = false
    var cases: [_IntentCase] = []
    /// The value that a plain form stands for, one of the options where it is among them.
    let decode: (_ plain: Any, _ options: [Any]) -> Value?
    let encode: (Value) -> Any

    init(
        _ type: String, decode: @escaping (_ plain: Any, _ options: [Any]) -> Value?,
        encode: @escaping (Value) -> Any
    ) {
        self.type = type
        self.decode = decode
        self.encode = encode
    }

    public static func array<Element>(_ element: _IntentCoding<Element>) -> _IntentCoding where Value == [Element] {
        var coding = _IntentCoding(element.type) { plain, options in
            guard let plain = plain as? [Any] else { return nil }
            let values = plain.compactMap { element.decode($0, options) }
            return values.count == plain.count ? values : nil
        } encode: {
            $0.map(element.encode)
        }
        coding.typeName = element.typeName
        coding.isArray = true
        coding.cases = element.cases
        return coding
    }
}

extension _IntentCoding where Value == String {
    public static var string: Self { Self("string", decode: { plain, _ in plain as? String }, encode: { $0 }) }
}

extension _IntentCoding where Value == NSNumber {
    public static var integer: Self {
        Self("integer", decode: { plain, _ in (plain as? Int).map { NSNumber(value: $0) } }, encode: { $0.intValue })
    }

    public static var decimal: Self {
        Self("double", decode: { plain, _ in number(plain) }, encode: { $0.doubleValue })
    }

    /// Seconds.
    public static var timeInterval: Self {
        Self("timeInterval", decode: { plain, _ in number(plain) }, encode: { $0.doubleValue })
    }

    public static var boolean: Self {
        Self("boolean", decode: { plain, _ in (plain as? Bool).map { NSNumber(value: $0) } }, encode: { $0.boolValue })
    }

    /// Several values of an enumeration.
    public static func numbers(of type: String, _ cases: [_IntentCase]) -> Self {
        var coding = Self(
            "enum", decode: { plain, _ in _IntentCase.rawValue(plain, in: cases).map { NSNumber(value: $0) } },
            encode: { value in cases.first { $0.rawValue == value.intValue }?.name ?? value.intValue as Any })
        coding.typeName = type
        coding.cases = cases
        return coding
    }

    private static func number(_ plain: Any) -> NSNumber? {
        if let integer = plain as? Int { return NSNumber(value: integer) }
        return (plain as? Double).map { NSNumber(value: $0) }
    }
}

extension _IntentCoding where Value: RawRepresentable, Value.RawValue == Int {
    public static func enumeration(_ type: String, _ cases: [_IntentCase]) -> Self {
        var coding = Self(
            "enum", decode: { plain, _ in _IntentCase.rawValue(plain, in: cases).flatMap { Value(rawValue: $0) } },
            encode: { value in cases.first { $0.rawValue == value.rawValue }?.name ?? value.rawValue as Any })
        coding.typeName = type
        coding.cases = cases
        return coding
    }
}

extension _IntentCase {
    /// The value of the case that a plain form names, or has the number of.
    static func rawValue(_ plain: Any, in cases: [_IntentCase]) -> Int? {
        if let name = plain as? String { return cases.first { $0.name == name }?.rawValue }
        guard let number = plain as? Int else { return nil }
        return cases.contains { $0.rawValue == number } ? number : nil
    }
}

extension _IntentCoding where Value: INObject {
    /// Objects by their identifiers, or as `{identifier, displayString}`.
    public static func object(_ type: String) -> Self {
        var coding = Self("object") { plain, options in
            let members = plain as? [String: Any]
            guard let identifier = plain as? String ?? members?["identifier"] as? String else { return nil }
            let known = options.lazy.compactMap { $0 as? Value }.first { $0.identifier == identifier }
            if let known { return known }
            return Value._named(members?["displayString"] as? String ?? identifier, identifier: identifier)
        } encode: {
            ["identifier": $0.identifier ?? $0.displayString, "displayString": $0.displayString]
        }
        coding.typeName = type
        return coding
    }
}
