import Foundation

/// What the values of a property may be; it stands in the ``GenerationSchema``, as JSON Schema has it.
public struct GenerationGuide<Value> {
    /// The keywords that it adds to a value's schema.
    let keywords: JSONObject

    init(_ keywords: (String, GeneratedContent)...) {
        self.keywords = JSONObject(keywords)
    }
}

extension GenerationGuide: Sendable {}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> {
        .init(("const", value.generatedContent))
    }

    public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
        .init(("enum", values.generatedContent))
    }

    /// A pattern as it is written between slashes; one that is built of parts is not written anywhere, and left out.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        regex._literalPattern.map { .init(("pattern", $0.generatedContent)) } ?? .init()
    }
}
