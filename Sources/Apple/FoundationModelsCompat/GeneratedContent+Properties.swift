extension GeneratedContent {
    /// An object with the properties in their order; of a name that is there twice, the last one counts.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(JSONObject(properties.map { ($0.key, $0.value.generatedContent) }), id: id)
    }

    /// An object with the properties in their order.
    ///
    /// - Parameter combine: Makes one of two values with the same name.
    public init<S>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
        var object = JSONObject()
        for (name, value) in properties {
            let value = value.generatedContent
            object[name] = try object[name].map { try combine($0, value).generatedContent } ?? value
        }
        self.init(object, id: id)
    }

    /// The object of a structure's properties, for what `@Generable` makes: without those that are nil, or with `null`.
    public init(
        _properties properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, representingNil: Bool
    ) {
        let values = properties.map { ($0.key, $0.value.generatedContent) }
        self.init(JSONObject(values.filter { representingNil || $0.1.kind != .null }))
    }

    init(_ object: JSONObject, id: GenerationID? = nil) {
        self.init(kind: .structure(properties: object.values, orderedKeys: object.keys), id: id)
    }

    /// Reads the whole as a value.
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value(self)
    }

    /// Reads a property.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where there is none.
    public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try self.property(property) else {
            throw LanguageModelSession.GenerationError.decodingFailure(
                .init(debugDescription: "There is no property '\(property)' in \(jsonString)"))
        }
        return try Value(content)
    }

    /// Reads a property, or nil where there is none, or null, or one that is not generated far enough to be read.
    public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try self.property(property), content.kind != .null else { return nil }
        return content.isComplete ? try Value(content) : try? Value(content)
    }

    private func property(_ name: String) throws -> GeneratedContent? {
        guard case .structure(let properties, _) = kind else {
            throw LanguageModelSession.GenerationError.decodingFailure(
                .init(debugDescription: "There are no properties in \(jsonString)"))
        }
        return properties[name]
    }
}
