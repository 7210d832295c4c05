/// The type of a parameter's values, in Swift and in what is generated beside it.
struct IntentValueType: Hashable {
    enum Kind: Hashable { case value, enumeration, object }

    var kind = Kind.value
    /// The Swift type of a value.
    var swift: String
    /// The type of a value among a parameter's options, which must be an object.
    var option: String
    /// Makes an option of what older handlers give, `$0`.
    var optionConversion = "$0"
    /// The result class of resolving it.
    var resolution: String
    /// The coding of `_IntentCoding` that stands for it.
    var coding: String
}

extension IntentValueType {
    private init(_ swift: String, _ option: String, _ resolution: String, _ coding: String) {
        self.init(swift: swift, option: option, resolution: resolution, coding: coding)
        if option != swift { optionConversion = "$0 as \(option)" }
    }

    private static func number(_ resolution: String, _ coding: String) -> Self {
        Self("NSNumber", "NSNumber", resolution, coding)
    }

    private static func measurement(_ name: String) -> Self {
        var type = Self(
            "Measurement<Unit\(name)>", "NSMeasurement", "IN\(name)ResolutionResult", ".\(name.lowercased())")
        type.optionConversion = "NSMeasurement(doubleValue: $0.value, unit: $0.unit)"
        return type
    }

    /// A type that the Intents framework brings, by its name in a definition; text where the name is unknown.
    static func builtIn(_ name: String) -> Self {
        known[name] ?? string
    }

    static let string = Self("String", "NSString", "INStringResolutionResult", ".string")

    private static let known: [String: Self] = [
        "String": string,
        "Integer": number("INIntegerResolutionResult", ".integer"),
        "Long": number("INIntegerResolutionResult", ".integer"),
        "Decimal": number("INDoubleResolutionResult", ".decimal"),
        "Double": number("INDoubleResolutionResult", ".decimal"),
        "Float": number("INDoubleResolutionResult", ".decimal"),
        "Boolean": number("INBooleanResolutionResult", ".boolean"),
        "TimeInterval": number("INTimeIntervalResolutionResult", ".timeInterval"),
        "Duration": number("INTimeIntervalResolutionResult", ".timeInterval"),
        "DateComponents": dateComponents, "Date": dateComponents,
        "URL": Self("URL", "NSURL", "INURLResolutionResult", ".url"),
        "File": Self("INFile", "INFile", "INFileResolutionResult", ".file"),
        "Person": Self("INPerson", "INPerson", "INPersonResolutionResult", ".person"),
        "Placemark": placemark, "Location": placemark,
        "SpeakableString": Self(
            "INSpeakableString", "INSpeakableString", "INSpeakableStringResolutionResult", ".speakableString"),
        "CurrencyAmount": Self(
            "INCurrencyAmount", "INCurrencyAmount", "INCurrencyAmountResolutionResult", ".currencyAmount"),
        "PaymentMethod": Self(
            "INPaymentMethod", "INPaymentMethod", "INPaymentMethodResolutionResult", ".paymentMethod"),
        "Distance": measurement("Length"), "Length": measurement("Length"),
        "Mass": measurement("Mass"), "Weight": measurement("Mass"),
        "Speed": measurement("Speed"),
        "Temperature": measurement("Temperature"),
        "Volume": measurement("Volume"),
        "Energy": measurement("Energy"),
    ]

    private static let dateComponents = Self(
        "DateComponents", "NSDateComponents", "INDateComponentsResolutionResult", ".dateComponents")

    private static let placemark = Self("CLPlacemark", "CLPlacemark", "INPlacemarkResolutionResult", ".placemark")
}
