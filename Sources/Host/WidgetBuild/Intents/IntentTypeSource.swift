import IntentGeneration

/// Writes the enumerations and the classes of objects that a definition declares.
struct IntentTypeSource {
    let scope: IntentScope

    func text(for enumeration: IntentDefinition.Enumeration) -> String {
        let name = scope.names.type(enumeration)
        var text = ""
        if !scope.declared.contains(name) {
            text += "public enum \(name): Int {\n"
            if (enumeration.values ?? []).isEmpty { text += "    case unknown = 0\n" }
            for value in enumeration.values ?? [] {
                text += "    case `\(IntentNames.property(value.name))` = \(value.index ?? 0)\n"
            }
            text += "}\n\n"
        }
        text += "extension \(name) {\n    static var _unset: \(name) { \(name)(rawValue: 0) ?? "
        text += ".`\(IntentNames.property(enumeration.values?.first?.name ?? "unknown"))` }\n}\n\n"
        guard !scope.declared.contains(name + "ResolutionResult") else { return text }
        return text + ResolutionResultSource(style: .app).text(ofEnumeration: name)
    }

    func text(for object: IntentDefinition.ObjectType) -> String {
        let name = scope.names.type(object)
        var text = ""
        if !scope.declared.contains(name) {
            text += "nonisolated public class \(name): INObject {\n"
            for property in object.properties ?? [] where !isInherited(property) {
                let stored = stored(property)
                text += stored.declaration("public var") + IntentSource.alias(property.name, of: stored)
            }
            text += "}\n\n"
        }
        let result = name + "ResolutionResult"
        guard !scope.declared.contains(result) else { return text }
        return text
            + ResolutionResultSource(style: .app).text(
                result, of: name, base: "INObjectResolutionResult", noun: .object)
    }

    private func stored(_ property: IntentDefinition.Property) -> StoredProperty {
        let type = scope.type(property.type, object: property.objectType, enumeration: property.enumerationType)
        let isArray = property.supportsMultipleValues?.isSet == true
        if type.kind == .enumeration, !isArray {
            return IntentSource.enumerationProperty(property.name, of: type.swift)
        }
        let value = type.kind == .enumeration ? "NSNumber" : type.swift
        return IntentSource.property(property.name, of: isArray ? "[\(value)]?" : "\(value)?")
    }

    private func isInherited(_ property: IntentDefinition.Property) -> Bool {
        property.isDefault?.isSet == true
            || [
                "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString",
                "displayImage",
            ].contains(property.name)
    }
}
