public import CoreLocationCompat
public import Foundation

extension _IntentCoding where Value == URL {
    public static var url: Self {
        Self("url", decode: { plain, _ in (plain as? String).flatMap { URL(string: $0) } }, encode: \.absoluteString)
    }
}

extension _IntentCoding where Value == DateComponents {
    /// Dates as text, `2026-03-01` or with a time after it, or as the components by their names.
    public static var dateComponents: Self {
        Self("dateComponents", decode: { plain, _ in DateComponents(plain: plain) }, encode: { $0.plain })
    }
}

extension _IntentCoding where Value == INPerson {
    public static var person: Self {
        Self("person") { plain, options in
            guard let name = plain as? String else { return nil }
            let known = options.lazy.compactMap { $0 as? INPerson }.first { $0.displayName == name }
            return known
                ?? INPerson(
                    personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: name,
                    image: nil, contactIdentifier: nil, customIdentifier: nil)
        } encode: {
            $0.displayName
        }
    }
}

extension _IntentCoding where Value == CLPlacemark {
    /// By name, or as `{name, latitude, longitude}`.
    public static var placemark: Self {
        Self("placemark") { plain, options in
            let members = plain as? [String: Any]
            guard let name = plain as? String ?? members?["name"] as? String else { return nil }
            if let known = options.lazy.compactMap({ $0 as? CLPlacemark }).first(where: { $0.name == name }) {
                return known
            }
            let placemark = CLPlacemark()
            placemark.name = name
            if let latitude = number(members?["latitude"]), let longitude = number(members?["longitude"]) {
                placemark.location = CLLocation(latitude: latitude, longitude: longitude)
            }
            return placemark
        } encode: {
            $0.name ?? ""
        }
    }
}

extension _IntentCoding where Value == INSpeakableString {
    public static var speakableString: Self {
        Self(
            "string", decode: { plain, _ in (plain as? String).map { INSpeakableString(spokenPhrase: $0) } },
            encode: \.spokenPhrase)
    }
}

extension _IntentCoding where Value == INFile {
    /// Files by their paths.
    public static var file: Self {
        Self("file") { plain, _ in
            (plain as? String).map { INFile(fileURL: URL(fileURLWithPath: $0), filename: nil, typeIdentifier: nil) }
        } encode: {
            $0.fileURL?.path ?? $0.filename
        }
    }
}

extension _IntentCoding where Value == INCurrencyAmount {
    /// `{amount, currencyCode}`.
    public static var currencyAmount: Self {
        Self("currencyAmount") { plain, _ in
            guard let members = plain as? [String: Any], let code = members["currencyCode"] as? String,
                let amount = number(members["amount"])
            else { return nil }
            return INCurrencyAmount(amount: NSDecimalNumber(value: amount), currencyCode: code)
        } encode: {
            ["amount": $0.amount?.doubleValue ?? 0, "currencyCode": $0.currencyCode ?? ""] as [String: Any]
        }
    }
}

extension _IntentCoding where Value == INPaymentMethod {
    /// By name.
    public static var paymentMethod: Self {
        Self("paymentMethod") { plain, options in
            guard let name = plain as? String else { return nil }
            let known = options.lazy.compactMap { $0 as? INPaymentMethod }.first { $0.name == name }
            return known ?? INPaymentMethod(type: .unknown, name: name, identificationHint: nil, icon: nil)
        } encode: {
            $0.name ?? ""
        }
    }
}

extension _IntentCoding {
    /// A number in the unit, or `{value, unit}` with the symbol of one of its dimension.
    public static func measurement<Kind: Dimension>(_ type: String, _ unit: Kind, among units: [Kind]) -> Self
    where Value == Measurement<Kind> {
        Self(type) { plain, _ in
            if let value = number(plain) { return Measurement(value: value, unit: unit) }
            guard let members = plain as? [String: Any], let value = number(members["value"]) else { return nil }
            guard let symbol = members["unit"] as? String else { return Measurement(value: value, unit: unit) }
            return units.first { $0.symbol == symbol }.map { Measurement(value: value, unit: $0) }
        } encode: {
            ["value": $0.value, "unit": $0.unit.symbol] as [String: Any]
        }
    }
}

extension _IntentCoding where Value == Measurement<UnitLength> {
    public static var length: Self {
        .measurement(
            "length", .meters,
            among: [.kilometers, .meters, .centimeters, .millimeters, .inches, .feet, .yards, .miles, .lightyears])
    }
}

extension _IntentCoding where Value == Measurement<UnitMass> {
    public static var mass: Self {
        .measurement("mass", .kilograms, among: [.kilograms, .grams, .milligrams, .ounces, .pounds, .stones])
    }
}

extension _IntentCoding where Value == Measurement<UnitSpeed> {
    public static var speed: Self {
        .measurement(
            "speed", .metersPerSecond, among: [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots])
    }
}

extension _IntentCoding where Value == Measurement<UnitTemperature> {
    public static var temperature: Self {
        .measurement("temperature", .celsius, among: [.celsius, .fahrenheit, .kelvin])
    }
}

extension _IntentCoding where Value == Measurement<UnitVolume> {
    public static var volume: Self {
        .measurement(
            "volume", .liters,
            among: [.liters, .milliliters, .cups, .pints, .quarts, .gallons, .fluidOunces, .tablespoons, .teaspoons])
    }
}

extension _IntentCoding where Value == Measurement<UnitEnergy> {
    public static var energy: Self {
        .measurement("energy", .joules, among: [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours])
    }
}

/// A number, whole or not.
private func number(_ plain: Any?) -> Double? { plain as? Double ?? (plain as? Int).map { Double($0) } }

extension DateComponents {
    private static let members: [(name: String, path: any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
        ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
        ("second", \.second),
    ]

    fileprivate init?(plain: Any) {
        self.init()
        if let members = plain as? [String: Any] {
            for member in Self.members { self[keyPath: member.path] = members[member.name] as? Int }
            return
        }
        guard let text = plain as? String else { return nil }
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count >= 2 else { return nil }
        // A time alone has no dashes.
        let names = text.contains("-") ? Self.members[...] : Self.members[3...]
        for (member, number) in zip(names, numbers) { self[keyPath: member.path] = number }
    }

    fileprivate var plain: [String: Any] {
        var plain: [String: Any] = [:]
        for member in Self.members { plain[member.name] = self[keyPath: member.path] }
        return plain
    }
}
