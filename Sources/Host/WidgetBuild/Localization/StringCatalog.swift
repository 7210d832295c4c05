import Foundation
import JSON
import WidgetProtocol

/// An `.xcstrings` file as the tables that Xcode makes of it.
struct StringCatalog {
    /// One language's part of the catalogue.
    struct Table {
        var strings: [String: String] = [:]
        /// Entries of a `.stringsdict`.
        var rules: [String: [String: Any]] = [:]
    }

    /// What stands in a string's words for a value.
    struct Argument: Equatable {
        /// Its name, where the words give it one: `%(count)lld`, or a substitution's.
        var label: String?
        /// What follows the percent sign, such as `lld`.
        var specifier: String
    }

    private(set) var tables: [String: Table] = [:]
    /// The keys that no language has to have words for: what Xcode no longer finds in the code, or is told not to ask for.
    private(set) var optionalKeys: Set<String> = []
    /// The keys that are managed by hand, in their order, and the arguments of each, by their places.
    private(set) var manualKeys: [(key: String, arguments: [Argument])] = []
    /// The language whose words the keys are.
    private(set) var sourceLanguage = ""

    init(_ data: Data, path: String) throws(BridgeError) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: data)
        } catch {
            throw .invalidCatalog(path, "it is not JSON: \(error)")
        }
        guard let source = json["sourceLanguage"]?.stringValue, let strings = json["strings"]?.objectValue else {
            throw .invalidCatalog(path, "sourceLanguage or strings is missing")
        }
        tables[source] = Table()
        sourceLanguage = source
        for (key, entry) in strings.members {
            if entry["shouldTranslate"]?.boolValue == false || entry["extractionState"]?.stringValue == "stale" {
                optionalKeys.insert(key)
            }
            let localizations = entry["localizations"]?.objectValue?.members ?? []
            let isManual = entry["extractionState"]?.stringValue == "manual"
            let arguments = Self.arguments(of: key, localizations, source: source, areAllAsked: isManual)
            for (language, localization) in localizations {
                add(key, FormatPlaces.unnamed(localization, arguments), to: language)
            }
            if isManual { manualKeys.append((key, arguments)) }
            // The source's own words are the key where nothing else is said.
            if entry["localizations"]?[source] == nil {
                tables[source]?.strings[key] = FormatPlaces.unnamed(key, arguments)
            }
        }
        manualKeys.sort { $0.key < $1.key }
    }

    /// The arguments of a key: those of the substitutions in its words, of the key itself, and of the source's words; none
    /// where not all are asked for, and none has a name.
    private static func arguments(
        of key: String, _ localizations: [JSONObject.Member], source: String, areAllAsked: Bool
    ) -> [Argument] {
        let own = localizations.first { $0.name == source }?.value
        let words = own.flatMap { plural($0).flatMap { $0["other"] ?? $0.min { $0.key < $1.key }?.value } ?? value($0) }
        guard areAllAsked || FormatPlaces.mayHaveNames(key) || FormatPlaces.mayHaveNames(words ?? "") else { return [] }
        var places = FormatPlaces.arguments(in: key)
        places.merge(FormatPlaces.arguments(in: words ?? "")) { $0.label == nil ? $1 : $0 }
        let all = [own].compactMap(\.self) + localizations.map(\.value)
        let substitutions = all.lazy.compactMap { $0["substitutions"]?.objectValue }.first
        for (index, (name, substitution)) in (substitutions?.members ?? []).enumerated() {
            places[substitution["argNum"]?.intValue ?? index + 1] = Argument(
                label: StringSymbols.name(name), specifier: substitution["formatSpecifier"]?.stringValue ?? "lld")
        }
        // A name that stands twice is one argument.
        var labels: Set<String> = []
        return places.sorted { $0.key < $1.key }.map(\.value).filter { argument in
            argument.label.map { labels.insert($0).inserted } ?? true
        }
    }

    private mutating func add(_ key: String, _ localization: JSONValue, to language: String) {
        if let plural = Self.plural(localization) {
            tables[language, default: Table()].rules[key] = Self.rules(plural: plural, key: key)
        } else if let value = Self.value(localization), !value.isEmpty {
            if let substitutions = localization["substitutions"]?.objectValue {
                tables[language, default: Table()].rules[key] = Self.rules(format: value, substitutions)
            } else {
                tables[language, default: Table()].strings[key] = value
            }
        } else if tables[language] == nil {
            tables[language] = Table()
        }
    }

    /// The words of a unit, for a phone where devices differ.
    private static func value(_ unit: JSONValue) -> String? {
        if let value = unit["stringUnit"]?["value"]?.stringValue { return value }
        return forPhones(unit).flatMap(value)
    }

    private static func forPhones(_ unit: JSONValue) -> JSONValue? {
        let devices = unit["variations"]?["device"]
        return devices?["iphone"] ?? devices?["other"] ?? devices?.objectValue?.members.first?.value
    }

    /// The forms of a plural, by category.
    private static func plural(_ unit: JSONValue) -> [String: String]? {
        guard let forms = unit["variations"]?["plural"]?.objectValue else { return forPhones(unit).flatMap(plural) }
        var values: [String: String] = [:]
        for (category, form) in forms.members { values[category] = value(form) }
        return values.isEmpty ? nil : values
    }

    /// A whole string that varies with the first number among its arguments.
    private static func rules(plural: [String: String], key: String) -> [String: Any] {
        let specifiers = FormatPlaces.specifiers(in: key)
        let number = specifiers.firstIndex { $0.isNumber } ?? 0
        return [
            formatKey: "%\(number + 1)$#@value@",
            "value": variable(
                plural.mapValues(FormatPlaces.numbered), specifiers.isEmpty ? "lld" : specifiers[number].type),
        ]
    }

    private static func rules(format: String, _ substitutions: JSONObject) -> [String: Any] {
        var format = format
        var rules: [String: Any] = [:]
        for (name, substitution) in substitutions.members
        where format.utf8.count <= BuildLimits.text && ProjectBoundary.spend(.steps, format.utf8.count) {
            let type = substitution["formatSpecifier"]?.stringValue ?? "lld"
            let place = substitution["argNum"]?.intValue
            if let place { format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@") }
            let argument = place.map { "%\($0)$\(type)" } ?? "%\(type)"
            let forms = plural(substitution) ?? value(substitution).map { ["other": $0] } ?? [:]
            rules[name] = variable(forms.mapValues { $0.replacing("%arg", with: argument) }, type)
        }
        rules[formatKey] = format
        return rules
    }

    private static func variable(_ forms: [String: String], _ type: String) -> [String: String] {
        forms.merging(
            ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type],
            uniquingKeysWith: { form, _ in form })
    }

    private static let formatKey = "NSStringLocalizedFormatKey"
}

/// The specifiers of a format and the places of their arguments.
enum FormatPlaces {
    struct Specifier {
        /// What follows the percent sign, such as `lld`.
        var type: String
        var isNumber: Bool { type.last != "@" && type.last != "s" && type.last != "c" }
    }

    static func specifiers(in format: String) -> [Specifier] {
        let plain = format.replacing("%%", with: "")
        return plain.matches(of: pattern).map { Specifier(type: String($0.output.3)) }
    }

    /// The format with every argument named by its place.
    static func numbered(_ format: String) -> String {
        var place = 0
        return format.replacing(
            #/%%|%(?:(\d+)\$)?([-+ #0']*+\d*+(?:\.\d++)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcs])/#
        ) {
            match -> String in
            guard let type = match.output.2 else { return "%%" }
            if let given = match.output.1 { return "%\(given)$\(type)" }
            place += 1
            return "%\(place)$\(type)"
        }
    }

    /// The arguments by their places, the first of which is 1.
    static func arguments(in format: String) -> [Int: StringCatalog.Argument] {
        var arguments: [Int: StringCatalog.Argument] = [:]
        for (index, match) in format.replacing("%%", with: "").matches(of: pattern).enumerated() {
            let label = match.output.2.map { StringSymbols.name(String($0)) }.flatMap { $0.isEmpty ? nil : $0 }
            arguments[match.output.1.flatMap { Int($0) } ?? index + 1] = StringCatalog.Argument(
                label: label, specifier: String(match.output.3))
        }
        return arguments
    }

    /// Whether a format may have arguments with names.
    static func mayHaveNames(_ format: String) -> Bool {
        let bytes = format.utf8
        return zip(bytes, bytes.dropFirst()).contains {
            $1 == UInt8(ascii: "(") && ($0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$"))
        }
    }

    /// A unit whose arguments have no names, as in a compiled table, but those of their places.
    static func unnamed(_ unit: JSONValue, _ arguments: [StringCatalog.Argument]) -> JSONValue {
        guard arguments.contains(where: { $0.label != nil }) else { return unit }
        switch unit {
        case .string(let text): return .string(unnamed(text, arguments))
        case .array(let values): return .array(values.map { unnamed($0, arguments) })
        case .object(let object):
            return .object(
                JSONObject(uniqueMembers: object.members.map { ($0.name, unnamed($0.value, arguments)) }))
        default: return unit
        }
    }

    static func unnamed(_ format: String, _ arguments: [StringCatalog.Argument]) -> String {
        guard mayHaveNames(format) else { return format }
        return format.replacing(pattern) { match -> String in
            guard let label = match.output.2 else { return String(match.output.0) }
            let place = arguments.firstIndex { $0.label == StringSymbols.name(String(label)) }.map { "\($0 + 1)$" }
            return "%" + (place ?? match.output.1.map { "\($0)$" } ?? "") + match.output.3
        }
    }

    /// Where an argument stands, what it is called, and what follows.
    static var pattern: Regex<(Substring, Substring?, Substring?, Substring)> {
        #/%(?:(\d+)\$)?(?:\(([^()%]+)\))?([-+ #0']*+\d*+(?:\.\d++)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcs])/#
    }
}

extension BridgeError {
    static func invalidCatalog(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidStrings, "\(path) is no string catalogue: \(reason)", hint: "Open it in Xcode and save it.")
    }
}
