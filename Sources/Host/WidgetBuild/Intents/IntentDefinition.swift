import Foundation
import WidgetProtocol

/// What a `.intentdefinition` file declares: intents, and the enumerations and types of their parameters.
///
/// The keys are those that Xcode's editor writes; what is only for Siri's dialogues is left unread.
struct IntentDefinition: Decodable {
    var intents: [Intent]?
    var enumerations: [Enumeration]?
    var types: [ObjectType]?

    enum CodingKeys: String, CodingKey {
        case intents = "INIntents"
        case enumerations = "INEnums"
        case types = "INTypes"
    }

    struct Intent: Decodable {
        var name: String
        /// `Custom`, or `System` for those of the Intents framework.
        var type: String?
        var classPrefix: String?
        var className: String?
        var title: String?
        var titleID: String?
        var parameters: [Parameter]?
        var response: Response?

        enum CodingKeys: String, CodingKey {
            case name = "INIntentName"
            case type = "INIntentType"
            case classPrefix = "INIntentClassPrefix"
            case className = "INIntentClassName"
            case title = "INIntentTitle"
            case titleID = "INIntentTitleID"
            case parameters = "INIntentParameters"
            case response = "INIntentResponse"
        }
    }

    struct Parameter: Decodable {
        var name: String
        var type: String?
        var objectType: String?
        var enumerationType: String?
        var displayName: String?
        var displayNameID: String?
        var supportsMultipleValues: Flag?
        var supportsResolution: Flag?
        var supportsDynamicEnumeration: Flag?
        var supportsSearch: Flag?
        var hasFixedSize: Flag?
        var arraySizes: [ArraySize]?
        var metadata: Metadata?
        var unsupportedReasons: [UnsupportedReason]?

        enum CodingKeys: String, CodingKey {
            case name = "INIntentParameterName"
            case type = "INIntentParameterType"
            case objectType = "INIntentParameterObjectType"
            case enumerationType = "INIntentParameterEnumType"
            case displayName = "INIntentParameterDisplayName"
            case displayNameID = "INIntentParameterDisplayNameID"
            case supportsMultipleValues = "INIntentParameterSupportsMultipleValues"
            case supportsResolution = "INIntentParameterSupportsResolution"
            case supportsDynamicEnumeration = "INIntentParameterSupportsDynamicEnumeration"
            case supportsSearch = "INIntentParameterSupportsSearch"
            case hasFixedSize = "INIntentParameterFixedSizeArray"
            case arraySizes = "INIntentParameterArraySizes"
            case metadata = "INIntentParameterMetadata"
            case unsupportedReasons = "INIntentParameterUnsupportedReasons"
        }
    }

    /// How many values a list takes in widgets of a size.
    struct ArraySize: Decodable {
        /// `Small`, `Medium`, …, `AccessoryCircular`, …
        var sizeClass: String
        var size: Int

        enum CodingKeys: String, CodingKey {
            case sizeClass = "INIntentParameterArraySizeSizeClass"
            case size = "INIntentParameterArraySizeSize"
        }
    }

    struct Metadata: Decodable {
        var defaultValue: Scalar?

        enum CodingKeys: String, CodingKey {
            case defaultValue = "INIntentParameterMetadataDefaultValue"
        }
    }

    struct UnsupportedReason: Decodable {
        var code: String

        enum CodingKeys: String, CodingKey {
            case code = "INIntentParameterUnsupportedReasonCode"
        }
    }

    struct Response: Decodable {
        var codes: [Code]?
        var parameters: [ResponseParameter]?

        enum CodingKeys: String, CodingKey {
            case codes = "INIntentResponseCodes"
            case parameters = "INIntentResponseParameters"
        }

        struct Code: Decodable {
            var name: String
            var format: String?
            var conciseFormat: String?

            enum CodingKeys: String, CodingKey {
                case name = "INIntentResponseCodeName"
                case format = "INIntentResponseCodeFormatString"
                case conciseFormat = "INIntentResponseCodeConciseFormatString"
            }
        }
    }

    struct ResponseParameter: Decodable {
        var name: String
        var type: String?
        var objectType: String?
        var enumerationType: String?
        var supportsMultipleValues: Flag?

        enum CodingKeys: String, CodingKey {
            case name = "INIntentResponseParameterName"
            case type = "INIntentResponseParameterType"
            case objectType = "INIntentResponseParameterObjectType"
            case enumerationType = "INIntentResponseParameterEnumType"
            case supportsMultipleValues = "INIntentResponseParameterSupportsMultipleValues"
        }
    }

    struct Enumeration: Decodable {
        var name: String
        var type: String?
        var className: String?
        var classPrefix: String?
        var values: [Value]?

        enum CodingKeys: String, CodingKey {
            case name = "INEnumName"
            case type = "INEnumType"
            case className = "INEnumClassName"
            case classPrefix = "INEnumClassPrefix"
            case values = "INEnumValues"
        }

        struct Value: Decodable {
            var name: String
            var index: Int?
            var displayName: String?
            var displayNameID: String?

            enum CodingKeys: String, CodingKey {
                case name = "INEnumValueName"
                case index = "INEnumValueIndex"
                case displayName = "INEnumValueDisplayName"
                case displayNameID = "INEnumValueDisplayNameID"
            }
        }
    }

    struct ObjectType: Decodable {
        var name: String
        var classPrefix: String?
        var className: String?
        var properties: [Property]?

        enum CodingKeys: String, CodingKey {
            case name = "INTypeName"
            case classPrefix = "INTypeClassPrefix"
            case className = "INTypeClassName"
            case properties = "INTypeProperties"
        }
    }

    struct Property: Decodable {
        var name: String
        var type: String?
        var objectType: String?
        var enumerationType: String?
        var supportsMultipleValues: Flag?
        /// Whether `INObject` has it already.
        var isDefault: Flag?

        enum CodingKeys: String, CodingKey {
            case name = "INTypePropertyName"
            case type = "INTypePropertyType"
            case objectType = "INTypePropertyObjectType"
            case enumerationType = "INTypePropertyEnumType"
            case supportsMultipleValues = "INTypePropertySupportsMultipleValues"
            case isDefault = "INTypePropertyDefault"
        }
    }

    /// A default value.
    enum Scalar: Decodable {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .boolean(value)
            } else if let value = try? container.decode(Int.self) {
                self = .integer(value)
            } else if let value = try? container.decode(Double.self) {
                self = .number(value)
            } else if let value = try? container.decode(String.self) {
                self = .string(value)
            } else {
                self = .other
            }
        }
    }
}

extension IntentDefinition {
    /// Reads a file as Xcode's editor writes it.
    init(path: String) throws(BridgeError) {
        let data = try ProjectFiles.read(path, .slow)
        if let objection = PropertyListCheck.objection(to: data) {
            throw BridgeError(
                .invalidIntentDefinition, "\(path) is not an intent definition: \(objection)",
                hint: "Open it in Xcode's editor and save it again.")
        }
        do {
            self = try PropertyListDecoder().decode(IntentDefinition.self, from: data)
        } catch {
            throw BridgeError(
                .invalidIntentDefinition, "\(path) is not an intent definition: \(Self.reason(of: error))",
                hint: "Open it in Xcode's editor and save it again.")
        }
        guard intents != nil || enumerations != nil || types != nil else {
            throw BridgeError(
                .invalidIntentDefinition, "\(path) is not an intent definition: it has no INIntents",
                hint: "Open it in Xcode's editor and save it again.")
        }
    }

    private static func reason(of error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            return "\(path(context)) has no \(key.stringValue)"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return "\(path(context)) is of another type than it should be"
        default: return "it is no property list"
        }
    }
}

extension IntentDefinition.Parameter {
    /// How many values a list takes, by the families' names.
    var places: [String: Int] {
        guard hasFixedSize?.isSet == true else { return [:] }
        return Dictionary(
            (arraySizes ?? []).compactMap { size in
                let name = size.sizeClass.lowercased()
                return Family.allCases.first { [name, "system" + name].contains($0.rawValue.lowercased()) }
                    .map { ($0.rawValue, size.size) }
            }
        ) { $1 }
    }
}

extension IntentDefinition {
    /// Yes or no, which Xcode has written as a number in some versions.
    struct Flag: Decodable {
        var isSet: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            isSet = try (try? container.decode(Bool.self)) ?? (container.decode(Int.self) != 0)
        }
    }
}
