import Foundation
import FoundationModelsCompat
import Testing

@Suite("Schemas of what a model generates")
struct GenerationSchemaTests {
    /// As `@Generable` expands, with a property of its own type.
    private struct Cat: Generable {
        static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Cat.self, description: "A cat",
                properties: [
                    .init(
                        name: "name", description: "Its name", type: String.self, guides: [.anyOf(["Tom", "Kitty"])]),
                    .init(name: "age", type: Int?.self, guides: [.range(0...20)]),
                    .init(name: "code", type: String.self, guides: [/[A-Z]{3}/]),
                    .init(name: "kittens", type: [Cat].self, guides: [.maximumCount(3)]),
                    .init(name: "numbers", type: [Int].self, guides: [.element(.minimum(1)), .count(2)]),
                ])
        }

        init(_ content: GeneratedContent) throws {}
        var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
    }

    private enum Shape: Generable {
        case circle(radius: Double), none

        static var generationSchema: GenerationSchema {
            GenerationSchema(
                _type: Shape.self, cases: ["circle": [.init(name: "radius", type: Double.self)], "none": []])
        }

        init(_ content: GeneratedContent) throws { self = .none }
        var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
    }

    @Test("are written as JSON Schema, with guides, and types of a name once")
    func writing() throws {
        let json = try GeneratedContent(json: Cat.generationSchema.debugDescription)
        let cat = #"""
            "title": "Cat", "description": "A cat", "type": "object", "properties": {\#
            "name": {"description": "Its name", "type": "string", "enum": ["Tom", "Kitty"]}, \#
            "age": {"type": "integer", "minimum": 0, "maximum": 20}, \#
            "code": {"type": "string", "pattern": "[A-Z]{3}"}, \#
            "kittens": {"type": "array", "maxItems": 3, "items": {"$ref": "#/$defs/Cat"}}, \#
            "numbers": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "integer", "minimum": 1}}}, \#
            "required": ["name", "code", "kittens", "numbers"], "additionalProperties": false, \#
            "x-order": ["name", "age", "code", "kittens", "numbers"]
            """#
        #expect(json.jsonString == "{\(cat), \"$defs\": {\"Cat\": {\(cat)}}}")
    }

    @Test("of cases with values are told apart by their type")
    func cases() {
        #expect(
            Shape.generationSchema.debugDescription == #"""
                {"title": "Shape", "anyOf": [{"title": "Shape.circle", "type": "object", "properties": {\#
                "type": {"type": "string", "const": "circle"}, "radius": {"type": "number"}}, \#
                "required": ["type", "radius"], "additionalProperties": false, "x-order": ["type", "radius"]}, \#
                {"title": "Shape.none", "type": "object", "properties": {"type": {"type": "string", "const": "none"}}, \#
                "required": ["type"], "additionalProperties": false, "x-order": ["type"]}]}
                """#)
    }

    @Test("are the same after they were encoded")
    func coding() throws {
        for schema in [Cat.generationSchema, Shape.generationSchema] {
            let decoded = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
            #expect(decoded.debugDescription == schema.debugDescription)
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GenerationSchema.self, from: Data(#"{"type": "object"}"#.utf8))
        }
    }

    @Test("are put together at run time by their names")
    func dynamic() throws {
        let street = DynamicGenerationSchema(
            name: "Street", properties: [.init(name: "number", schema: .init(type: Int.self), isOptional: true)])
        let city = DynamicGenerationSchema(
            name: "City",
            properties: [
                .init(name: "streets", schema: .init(arrayOf: .init(referenceTo: "Street"), minimumElements: 1)),
                .init(name: "kind", description: "Which", schema: .init(name: "Kind", anyOf: ["old", "new"])),
            ])
        #expect(
            try GenerationSchema(root: city, dependencies: [street]).debugDescription == #"""
                {"title": "City", "type": "object", "properties": {\#
                "streets": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/Street"}}, \#
                "kind": {"title": "Kind", "description": "Which", "type": "string", "enum": ["old", "new"]}}, \#
                "required": ["streets", "kind"], "additionalProperties": false, "x-order": ["streets", "kind"], \#
                "$defs": {"Street": {"title": "Street", "type": "object", "properties": {"number": {"type": "integer"}}, \#
                "required": [], "additionalProperties": false, "x-order": ["number"]}}}
                """#)
    }

    @Test("say what does not fit together")
    func errors() {
        func error(_ root: DynamicGenerationSchema, _ others: DynamicGenerationSchema...) -> String {
            do {
                _ = try GenerationSchema(root: root, dependencies: others)
                return ""
            } catch {
                return error.localizedDescription
            }
        }
        let property = DynamicGenerationSchema.Property(name: "a", schema: .init(type: Int.self))
        let object = DynamicGenerationSchema(name: "A", properties: [property])
        #expect(error(object) == "")
        #expect(error(object, object) == "There is more than one schema named 'A'.")
        #expect(
            error(.init(name: "A", properties: [property, property]))
                == "The schema 'A' has more than one property 'a'.")
        #expect(error(.init(name: "A", anyOf: [String]())) == "The schema 'A' has nothing to choose from.")
        #expect(
            error(.init(arrayOf: .init(referenceTo: "B"))) == "There is no schema named 'B'.")
    }
}
