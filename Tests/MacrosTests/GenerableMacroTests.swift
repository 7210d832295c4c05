import Testing

@Suite("FoundationModels' macros")
struct GenerableMacroTests {
    private static let module = "FoundationModelsCompat"
    private static let property = "\(module).GenerationSchema.Property"

    @Test("a structure has a schema of what it stores, is read and written, and has a form with optionals")
    func structure() throws {
        let expansion = try Expansion(
            of: """
                import FoundationModels
                @Generable(description: "A cat") public struct Cat {
                    @Guide(description: "How old", .range(0...20)) @Guide(.minimum(1)) public var age: Int
                    public let name: String?
                    public var a, `default`: [Int]
                    public static var shared = 1
                    public let fixed = 2
                    public var computed: Int { 3 }
                }
                let memberwise = Cat(age: 1, name: nil, a: [], default: [])
                let partial: Cat.PartiallyGenerated = memberwise.asPartiallyGenerated()
                let age: Int? = partial.age, id = partial.id
                """)
        #expect(expansion.errors == [])
        let reading = """
            self.age = try content.value(forProperty: "age") self.name = try content.value(forProperty: "name") \
            self.a = try content.value(forProperty: "a") self.`default` = try content.value(forProperty: "default")
            """
        #expect(
            expansion(.member) == [
                """
                nonisolated public static var generationSchema: \(Self.module).GenerationSchema { \
                \(Self.module).GenerationSchema(type: Self.self, description: "A cat", properties: [ \
                \(Self.property)(name: "age", description: "How old", type: Int.self, guides: [.range(0 ... 20), \
                .minimum(1)]), \(Self.property)(name: "name", type: String?.self), \
                \(Self.property)(name: "a", type: [Int].self), \(Self.property)(name: "default", type: [Int].self) ]) } \
                nonisolated public struct PartiallyGenerated: Swift.Identifiable, \
                \(Self.module).ConvertibleFromGeneratedContent { public var id: \(Self.module).GenerationID \
                public var age: Int.PartiallyGenerated? public var name: String?.PartiallyGenerated? \
                public var a: [Int].PartiallyGenerated? public var `default`: [Int].PartiallyGenerated? \
                nonisolated public init(_ content: \(Self.module).GeneratedContent) throws { \
                self.id = content.id ?? \(Self.module).GenerationID() \(reading) } }
                """
            ])
        #expect(
            expansion(.conformance) == [
                """
                extension Cat: nonisolated \(Self.module).Generable { \
                nonisolated public init(_ content: \(Self.module).GeneratedContent) throws { \(reading) } \
                nonisolated public var generatedContent: \(Self.module).GeneratedContent { \
                \(Self.module).GeneratedContent(_properties: [ "age": self.age, "name": self.name, "a": self.a, \
                "default": self.`default` ], representingNil: false) } }
                """
            ])
        #expect(expansion(.peer) == [])
    }

    @Test("a structure's own id is what it generates, and nil is written where that is asked for")
    func ownID() throws {
        let expansion = try Expansion(
            of: """
                import FoundationModels
                @Generable(representNilExplicitlyInGeneratedContent: true) struct Named { var id: String? }
                """)
        #expect(expansion.errors == [])
        #expect(expansion(.member).first?.contains("Swift.Identifiable") == false)
        #expect(expansion(.conformance).first?.contains("[ \"id\": self.id ], representingNil: true)") == true)
    }

    @Test("an enumeration is one of its cases' names, or of its raw texts")
    func names() throws {
        let plain = try Expansion(of: "import FoundationModels\n@Generable enum Mood { case happy, `default` }")
        #expect(plain.errors == [])
        #expect(
            plain(.member) == [
                """
                nonisolated static var generationSchema: \(Self.module).GenerationSchema { \
                \(Self.module).GenerationSchema(type: Self.self, anyOf: ["happy", "default"]) }
                """
            ])
        #expect(
            plain(.conformance) == [
                """
                extension Mood: nonisolated \(Self.module).Generable { \
                nonisolated init(_ content: \(Self.module).GeneratedContent) throws { \
                switch try content.value(Swift.String.self) { case "happy": self = .happy \
                case "default": self = .`default` default: throw content._unknownCase(of: Self.self) } } \
                nonisolated var generatedContent: \(Self.module).GeneratedContent { switch self { \
                case .happy: "happy".generatedContent case .`default`: "default".generatedContent } } }
                """
            ])
        let raw = try Expansion(
            of: "import FoundationModels\n@Generable enum Level: String, CaseIterable { case low = \"LOW\", high }")
        #expect(raw.errors == [])
        #expect(raw(.member).first?.contains("anyOf: [Self.low.rawValue, Self.high.rawValue]") == true)
        #expect(raw(.conformance).first?.contains("Self(rawValue: try content.value(Swift.String.self))") == true)
    }

    @Test("a case with values is an object with its name as its type")
    func values() throws {
        let expansion = try Expansion(
            of: """
                import FoundationModels
                @Generable indirect enum Shape { case circle(radius: Double), pair(Int, Shape), none }
                let radius: Shape.PartiallyGenerated = .circle(radius: nil)
                """)
        #expect(expansion.errors == [])
        let reading = """
            switch try content.value(Swift.String.self, forProperty: "type") { \
            case "circle": self = .circle(radius: try content.value(forProperty: "radius")) \
            case "pair": self = .pair(try content.value(forProperty: "value"), try content.value(forProperty: \
            "value1")) case "none": self = .none default: throw content._unknownCase(of: Self.self) }
            """
        #expect(
            expansion(.member) == [
                """
                nonisolated static var generationSchema: \(Self.module).GenerationSchema { \
                \(Self.module).GenerationSchema(_type: Self.self, cases: [ \
                "circle": [\(Self.property)(name: "radius", type: Double.self)], \
                "pair": [\(Self.property)(name: "value", type: Int.self), \
                \(Self.property)(name: "value1", type: Shape.self)], "none": [] ]) } \
                nonisolated indirect enum PartiallyGenerated: \(Self.module).ConvertibleFromGeneratedContent { \
                case circle(radius: Double.PartiallyGenerated?) \
                case pair(Int.PartiallyGenerated?, Shape.PartiallyGenerated?) case none \
                nonisolated init(_ content: \(Self.module).GeneratedContent) throws { \(reading) } }
                """
            ])
        let content = "\(Self.module).GeneratedContent"
        #expect(
            expansion(.conformance) == [
                """
                extension Shape: nonisolated \(Self.module).Generable { nonisolated init(_ content: \(content)) throws { \
                \(reading) } nonisolated var generatedContent: \(content) { switch self { \
                case .circle(let value0): \(content)(_properties: ["type": "circle", "radius": value0], \
                representingNil: false) case .pair(let value0, let value1): \
                \(content)(_properties: ["type": "pair", "value": value0, "value1": value1], representingNil: false) \
                case .none: \(content)(_properties: ["type": "none"], representingNil: false) } } }
                """
            ])
    }

    @Test(
        "guides fit the type of their property",
        arguments: [
            "@Guide(description: \"d\", .maximumCount(3)) let a: [String]", "@Guide(.count(2...3)) var a: [Int]?",
            "@Guide(.element(.range(0...9)), .count(4)) var a: [Int]", "@Guide(.anyOf([\"x\"])) var a: String",
            "@Guide(description: \"d\", .pattern(#/[a-z]+/#)) var a: String", "@Guide(#/[a-z]+/#) var a: String?",
            "@Guide(description: \"d\", .minimum(0.5)) var a: Decimal", "@Guide(.constant(\"x\")) var a: String?",
            "@Guide(description: \"\"\"\n    Two\n      lines\n    \"\"\") var a: Float",
        ])
    func guides(property: String) throws {
        let expansion = try Expansion(of: "import FoundationModels\n@Generable struct A {\n    \(property)\n}")
        #expect(expansion.compiles)
    }

    @Test(
        "say what they may stand before",
        arguments: [
            ("@Generable class A {}", "@Generable stands before a structure or an enumeration"),
            ("@Generable enum A {}", "A @Generable enumeration needs a case"),
            ("@Generable struct A { var a = 1 }", "A property of a @Generable structure has a name and a type"),
            ("struct A { @Guide(description: \"d\") func a() {} }", "@Guide stands before a property"),
        ])
    func misuse(source: String, error: String) throws {
        #expect(try Expansion(of: "import FoundationModels\n" + source).errors == [error])
    }
}
