import IntentGeneration

extension IntentSource {
    /// A parameter of an intent, with the names of what is generated for it.
    struct Parameter {
        let definition: IntentDefinition.Parameter
        let type: IntentValueType
        let isArray: Bool
        /// The name in the names of methods.
        let title: String
        let property: StoredProperty
        /// The property's name, in backticks where it must be.
        let member: String
        /// The type of a value that may be missing.
        let optionalType: String
        /// The class of what resolving one value comes to.
        let resolution: String
        private let reasonsName: String

        init(_ parameter: IntentDefinition.Parameter, of intent: IntentDefinition.Intent, in scope: IntentScope) {
            definition = parameter
            type = scope.type(
                parameter.type, object: parameter.objectType, enumeration: parameter.enumerationType)
            isArray = parameter.supportsMultipleValues?.isSet == true
            title = IntentNames.capitalized(parameter.name)
            member = AssetSymbolNames.escaped(IntentNames.property(parameter.name))
            let value = type.kind == .enumeration && isArray ? "NSNumber" : type.swift
            if type.kind == .enumeration, !isArray {
                optionalType = value
                property = IntentSource.enumerationProperty(parameter.name, of: value)
            } else {
                optionalType = isArray ? "[\(value)]?" : "\(value)?"
                property = IntentSource.property(parameter.name, of: optionalType)
            }
            reasonsName = scope.names.resolution(of: parameter.name, in: intent)
            let hasReasons = !(parameter.unsupportedReasons ?? []).isEmpty
            resolution = hasReasons ? reasonsName + "ResolutionResult" : type.resolution
        }

        /// The coding of the parameter's values, as source.
        var coding: String {
            guard isArray else { return type.coding }
            let element = type.coding.replacing(".enumeration(", with: ".numbers(of: ")
            return ".array(\(element))"
        }

        /// The class of a result that says why a value does not do; empty where the definition gives no reasons.
        var resolutionClass: String {
            let reasons = (definition.unsupportedReasons ?? []).map {
                AssetSymbolNames.escaped(IntentNames.property($0.code))
            }
            guard !reasons.isEmpty else { return "" }
            return ResolutionResultSource(style: .app).text(reasonsName, base: type.resolution, reasons: reasons)
        }

        /// What handlers are asked about it.
        var handled: IntentHandlingSource.Parameter {
            var handled = IntentHandlingSource.Parameter(
                title: title,
                resolution: definition.supportsResolution?.isSet == true
                    ? (isArray ? "[\(resolution)]" : resolution) : nil)
            if definition.supportsDynamicEnumeration?.isSet == true {
                handled.options = .init(
                    value: type.swift, object: type.option, conversion: type.optionConversion,
                    isSearchable: definition.supportsSearch?.isSet == true,
                    defaultValue: optionalType.hasSuffix("?") ? optionalType : optionalType + "?")
            }
            return handled
        }
    }

    /// A stored property by its name in a definition.
    static func property(_ name: String, of type: String, initial: String? = nil) -> StoredProperty {
        StoredProperty(
            name: AssetSymbolNames.escaped(IntentNames.property(name)), type: type, initial: initial)
    }

    /// A stored property of an enumeration, which is 0 to begin with: `unknown`, where there is such a case.
    static func enumerationProperty(_ name: String, of type: String) -> StoredProperty {
        property(name, of: type, initial: "._unset")
    }

    /// The other name of a property whose name in the definition begins with a capital, as source; empty for others.
    ///
    /// Sources read it so or with a small letter, as their version of Xcode has it.
    static func alias(_ name: String, of property: StoredProperty) -> String {
        let alias = IntentNames.identifier(name)
        guard alias != IntentNames.property(name) else { return "" }
        return
            "    public var \(alias): \(property.type) { get { \(property.name) } set { \(property.name) = newValue } }\n"
    }
}
