package import JSON
import SwiftUICompat

/// An intent's parameter, whatever its type.
package protocol AnyIntentParameter: AnyObject {
    var describing: ParameterDescription { get }
    /// What was set, or the default, as JSON; nil where there is neither.
    var currentJSON: JSONValue? { get }
    /// The question for its value, where reading it would end the extension; nil where it has one.
    var question: AppIntentError? { get }
    /// Sets what a configuration says; null leaves an optional parameter empty.
    func set(_ json: JSONValue) async throws(ParameterFailure)
    /// Sets what was chosen once, without those values that are no longer there, which are returned; where nothing is
    /// left of it, nothing, or what settings would start out with.
    func setKept(_ json: JSONValue) async throws(ParameterFailure) -> [JSONValue]
    /// Throws where one of the values is none of those that the parameter's own provider offers.
    func checkOptions(_ json: JSONValue) async throws(ParameterFailure)
    /// Sets what was archived, whatever range and number of elements settings would keep to.
    func restore(_ json: JSONValue) async throws(ParameterFailure)
    /// Sets what settings would start out with, where nothing else is there.
    func setInitialValue() async
    func options(matching search: String?) async throws(ParameterFailure) -> [ParameterOption]
}

extension IntentParameter: AnyIntentParameter {
    private var values: ParameterValues<Value.ValueType> { ParameterValues(query: traits.query) }

    package var question: AppIntentError? {
        if hasValue || InitialValues.value(of: Value.self) as Value? != nil { return nil }
        return .asking(for: .value, parameter: traits.title)
    }

    package var describing: ParameterDescription {
        let isEntity = Value.ValueType.self is any AppEntity.Type
        let isEnum = Value.ValueType.self is any AppEnum.Type
        var description = ParameterDescription(
            title: traits.title.map { String(localized: $0) },
            description: traits.description.map { String(localized: $0) }, type: values.type,
            typeName: values.typeName, isArray: Value._shape.isArray, isOptional: Value._shape.isOptional,
            hasOptions: isEntity || isEnum || traits.options != nil)
        description.isSearchable = traits.options == nil && queryType is any EntityStringQuery.Type
        description.size = traits.size
        description.defaultValue = currentJSON
        return description
    }

    package var currentJSON: JSONValue? {
        guard hasValue else { return nil }
        if wrappedValue._isNothing { return .null }
        let elements = wrappedValue._elements.compactMap { ParameterValues<Value.ValueType>.json($0) }
        return Value._shape.isArray ? .array(elements) : elements.first
    }

    package func set(_ json: JSONValue) async throws(ParameterFailure) { try await set(json, checksLimits: true) }

    package func restore(_ json: JSONValue) async throws(ParameterFailure) {
        try await set(json, checksLimits: false)
    }

    private func set(_ json: JSONValue, checksLimits: Bool) async throws(ParameterFailure) {
        guard let elements = try elements(of: json) else { return }
        if checksLimits, Value._shape.isArray, let size = traits.size {
            guard elements.count <= size.most ?? .max, elements.count >= size.minimum ?? 0 else {
                throw .malformed(json, expected: "\(size.range) values")
            }
        }
        let known = try await values.values(elements)
        if checksLimits, let range = traits.range,
            let outside = elements.first(where: { !range.contains($0.doubleValue ?? 0) })
        {
            throw .malformed(outside, expected: "\(values.expected) from \(range.text)")
        }
        if let value = Value._value(of: known) { wrappedValue = value }
    }

    package func setKept(_ json: JSONValue) async throws(ParameterFailure) -> [JSONValue] {
        guard let elements = try elements(of: json) else { return [] }
        var gone: [JSONValue] = []
        let known = try await values.values(elements, passingOver: &gone)
        if Value._shape.isArray || !known.isEmpty, let value = Value._value(of: known) {
            wrappedValue = value
        } else if let nothing = Value._nothing {
            wrappedValue = nothing
        } else {
            await setInitialValue()
        }
        return gone
    }

    package func checkOptions(_ json: JSONValue) async throws(ParameterFailure) {
        guard json != .null, let provider = traits.options else { return }
        let known: [JSONValue]
        do {
            known = try await Self.items(of: provider).map(\.option.identifier)
        } catch {
            throw .failed(error)
        }
        for element in json.arrayValue ?? [json] where !known.contains(where: { values.areSame($0, element) }) {
            throw .unknownOption(element, known: known)
        }
    }

    /// The values that a configuration says, one by one; nil where it leaves an optional parameter empty, which is done.
    private func elements(of json: JSONValue) throws(ParameterFailure) -> [JSONValue]? {
        if json == .null, let nothing = Value._nothing {
            wrappedValue = nothing
            return nil
        }
        guard Value._shape.isArray else { return [json] }
        guard let array = json.arrayValue else { throw .malformed(json, expected: "an array") }
        return array
    }

    package func setInitialValue() async {
        guard !hasValue else { return }
        if let provider = traits.options, let value: Value = await Self.defaultResult(of: provider) {
            wrappedValue = value
        } else if let query, let value: Value = await Self.defaultResult(of: query) {
            wrappedValue = value
        } else if !Value._shape.isOptional, !Value._shape.isArray, let query,
            let first = (try? await Self.items(of: query))?.first?.value as? Value.ValueType,
            let value = Value._value(of: [first])
        {
            wrappedValue = value
        }
    }

    package func options(matching search: String?) async throws(ParameterFailure) -> [ParameterOption] {
        do {
            if let provider = traits.options {
                return Self.filtered(try await Self.items(of: provider).map(\.option), by: search)
            }
            if let query {
                if let search, !search.isEmpty, let query = query as? any EntityStringQuery {
                    return try await Self.items(of: query, matching: search).map(\.option)
                }
                return Self.filtered(try await Self.items(of: query).map(\.option), by: search)
            }
        } catch {
            throw .failed(error)
        }
        if let type = Value.ValueType.self as? any AppEnum.Type {
            return Self.filtered(Self.cases(of: type).map(\.option), by: search)
        }
        throw .noOptions
    }

    /// A query's type is known without one, whose making runs the widget's code.
    private var queryType: (any EntityQuery.Type)? {
        if let query = traits.query { return type(of: query) }
        func defaultType<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery.Type { Entity.DefaultQuery.self }
        return (Value.ValueType.self as? any AppEntity.Type).map { defaultType(of: $0) }
    }

    private var query: (any EntityQuery)? {
        if let query = traits.query { return query }
        func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery { Entity.defaultQuery }
        return (Value.ValueType.self as? any AppEntity.Type).map { defaultQuery(of: $0) }
    }

    private static func filtered(_ options: [ParameterOption], by search: String?) -> [ParameterOption] {
        guard let search = search?.lowercased(), !search.isEmpty else { return options }
        return options.filter { $0.displayString.lowercased().contains(search) }
    }

    private static func defaultResult<Provider: DynamicOptionsProvider>(of provider: Provider) async -> Value? {
        guard let result = await provider.defaultResult() else { return nil }
        return (result as? Value) ?? Value._value(of: result._elements.compactMap { $0 as? Value.ValueType })
    }

    private static func items<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> [ListedItem] {
        ListedItem.all(of: try await provider.results()._items)
    }

    private static func items<Query: EntityStringQuery>(
        of query: Query, matching search: String
    ) async throws -> [ListedItem] {
        ListedItem.all(of: try await query.entities(matching: search)._items)
    }

    private static func cases<Enum: AppEnum>(of type: Enum.Type) -> [ListedItem] {
        Enum.allCases.map { ListedItem(value: $0, display: $0.displayRepresentation) }
    }
}

/// An item of a list of options, whatever its type.
private struct ListedItem {
    var value: Any
    var display: DisplayRepresentation?
    var section: String?

    static func all<Value>(of collection: IntentItemCollection<Value>) -> [ListedItem] {
        collection.sections.flatMap { section in
            section.items.map { item in
                ListedItem(
                    value: item.value, display: item.display, section: section.title.map { String(localized: $0) })
            }
        }
    }

    var option: ParameterOption {
        let identifier = ParameterValues<String>.json(value) ?? .string("\(value)")
        return ParameterOption(
            identifier: identifier,
            displayString: display.map { String(localized: $0.title) } ?? identifier.stringValue ?? identifier.text,
            subtitle: display?.subtitle.map { String(localized: $0) }, section: section)
    }
}
