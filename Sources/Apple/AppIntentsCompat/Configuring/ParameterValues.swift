import Foundation
import JSON
import SwiftUICompat

/// Turns a parameter's single values into JSON and back, whatever their type.
struct ParameterValues<Value: _IntentValue> {
    /// The parameter's own query, instead of the entity's.
    var query: (any EntityQuery)?

    var type: String {
        switch Value.self {
        case is any AppEntity.Type: "entity"
        case is any AppEnum.Type: "enum"
        case let type as any ParameterCoding.Type: type.parameterType
        default: "other"
        }
    }

    /// The name of an entity's or an enumeration's type.
    var typeName: String? { Value.self is any AppValue.Type ? String(describing: Value.self) : nil }

    /// What to give, for an error's hint.
    var expected: String { (Value.self as? any ParameterCoding.Type)?.expected ?? "a value" }

    static func json(_ value: Any) -> JSONValue? {
        switch value {
        case let value as any AppEntity: .string(identifier(of: value))
        case let value as any AppEnum: rawValue(of: value)
        case let value as any ParameterCoding: finite(value.parameterJSON)
        default: nil
        }
    }

    /// JSON has no infinity, and nothing that is no number.
    private static func finite(_ json: JSONValue) -> JSONValue? {
        if case .double(let number) = json, !number.isFinite { return nil }
        return json
    }

    /// The values that a configuration names; throws for one that there is not.
    func values(_ elements: [JSONValue]) async throws(ParameterFailure) -> [Value] {
        var gone: [JSONValue] = []
        let values = try await values(elements, passingOver: &gone)
        if let element = gone.first { throw .unknownOption(element, known: knownCases) }
        return values
    }

    /// The values that a configuration names.
    ///
    /// - Parameter gone: gets those that name an entity or a case that there is not.
    func values(_ elements: [JSONValue], passingOver gone: inout [JSONValue]) async throws(ParameterFailure) -> [Value]
    {
        if let type = Value.self as? any AppEntity.Type {
            return try await cast(entities(of: type, elements), for: elements, passingOver: &gone)
        }
        if let type = Value.self as? any AppEnum.Type {
            return cast(cases(of: type, elements), for: elements, passingOver: &gone)
        }
        guard let type = Value.self as? any ParameterCoding.Type else {
            throw .malformed(elements.first ?? .null, expected: "nothing: values of its type cannot be written as JSON")
        }
        var values: [Any] = []
        for element in elements {
            guard let value = type.init(parameter: element) else { throw .malformed(element, expected: type.expected) }
            values.append(value)
        }
        return cast(values)
    }

    private func cast(_ values: [Any]) -> [Value] { values.compactMap { $0 as? Value } }

    private func cast(_ values: [Any?], for elements: [JSONValue], passingOver gone: inout [JSONValue]) -> [Value] {
        gone += zip(elements, values).filter { $1 == nil }.map(\.0)
        return cast(values.compactMap(\.self))
    }

    /// For each element its case; nil where there is none.
    private func cases<Enum: AppEnum>(of type: Enum.Type, _ elements: [JSONValue]) -> [Any?] {
        elements.map { element in Enum.allCases.first { Self.matches($0, element) } }
    }

    /// An enumeration's cases, as a configuration names them.
    private var knownCases: [JSONValue] {
        func cases<Enum: AppEnum>(of type: Enum.Type) -> [JSONValue] { Enum.allCases.map { Self.rawValue(of: $0) } }
        return (Value.self as? any AppEnum.Type).map { cases(of: $0) } ?? []
    }

    /// For each element its entity; nil where there is none.
    private func entities<Entity: AppEntity>(
        of type: Entity.Type, _ elements: [JSONValue]
    ) async throws(ParameterFailure) -> [Any?] {
        var identifiers: [Entity.ID?] = []
        for element in elements {
            guard let text = element.stringValue ?? element.intValue.map(String.init) else {
                throw .malformed(element, expected: "the identifier of a \(Entity.self)")
            }
            identifiers.append(Entity.ID.entityIdentifier(for: text))
        }
        let found: [Entity]
        do {
            found = try await query(of: type).entities(identified: identifiers.compactMap(\.self))
        } catch {
            throw .failed(error)
        }
        return identifiers.map { identifier in found.first { $0.id == identifier } }
    }

    /// Whether two values in JSON stand for the same: a number may be written as a string, a case by its name.
    func areSame(_ option: JSONValue, _ element: JSONValue) -> Bool {
        option == element || option.text == element.stringValue
            || option.doubleValue.map { $0 == element.doubleValue } ?? false
    }

    func query<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery { query ?? Entity.defaultQuery }

    private static func matches<Enum: AppEnum>(_ value: Enum, _ json: JSONValue) -> Bool {
        rawValue(of: value) == json || json.stringValue == "\(value)" || json.stringValue == "\(value.rawValue)"
    }

    private static func rawValue<Enum: AppEnum>(of value: Enum) -> JSONValue {
        switch value.rawValue as Any {
        case let number as Int: .int(number)
        default: .string("\(value.rawValue)")
        }
    }

    private static func identifier<Entity: AppEntity>(of entity: Entity) -> String { entity.id.entityIdentifierString }
}

extension EntityQuery {
    /// The entities of identifiers whose type the caller knows to be the query's.
    func entities(identified identifiers: [Any]) async throws -> [any AppEntity] {
        try await entities(for: identifiers.compactMap { $0 as? Entity.ID })
    }

    fileprivate func entities<Other: AppEntity>(identified identifiers: [Other.ID]) async throws -> [Other] {
        try await entities(for: identifiers.compactMap { $0 as? Entity.ID }).compactMap { $0 as? Other }
    }
}
