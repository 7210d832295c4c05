import Foundation
import FoundationModelsCompat
import Testing

@Suite("What a model generates")
struct GeneratedContentTests {
    @Test("is written on one line, with its properties in their order")
    func writing() throws {
        let content = GeneratedContent(properties: [
            "name": "Johnny \"Appleseed\"\n\u{1}", "age": 30, "ratio": 0.5, "none": Int?.none, "tags": ["a", "é"],
        ])
        let json =
            #"{"name": "Johnny \"Appleseed\"\n\u0001", "age": 30, "ratio": 0.5, "none": null, "tags": ["a", "é"]}"#
        #expect(content.jsonString == json)
        #expect(try GeneratedContent(json: json) == content)
        #expect(GeneratedContent(kind: .number(.infinity)).jsonString == "null")
        #expect(GeneratedContent(elements: ["x", 2, true]).jsonString == #"["x", 2, true]"#)
    }

    @Test(
        "is read as far as it goes",
        arguments: [
            (#"{"a": {"b": [1, "x"#, #"{"a": {"b": [1, "x"]}}"#, false), ("{", "{}", false), (#"{"a"#, "{}", false),
            (#"{"a":"#, "{}", false), (#"{"a": tru"#, "{}", false), (#"{"a": -"#, "{}", false),
            (#"{"a": 1."#, #"{"a": 1}"#, false), ("[1,", "[1]", false), (#""\ud83d\u"#, #""""#, false),
            (#""\u00e9\ud83d\ude00""#, "\"é😀\"", true), ("12", "12", true), ("1.", "1", false),
            (#" {"a" : 1 , "a" : 2e2 } "#, #"{"a": 200}"#, true), ("[]", "[]", true), ("null", "null", true),
        ])
    func reading(json: String, written: String, isComplete: Bool) throws {
        let content = try GeneratedContent(json: json)
        #expect(content.jsonString == written)
        #expect(content.isComplete == isComplete)
    }

    @Test(
        "is refused where it cannot become JSON",
        arguments: [
            "", "-", "nope", "[1,]", #"{"a" 1}"#, #"{"a": 1,}"#, "[] []", "{1: 2}", "\"\t\"", #""\x""#, #""\u+123""#,
            "1e999", ".5", String(repeating: "[", count: 100_000),
        ])
    func malformed(json: String) {
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: json) }
    }

    @Test("has values of the types that models know")
    func values() throws {
        let content = try GeneratedContent(json: #"{"int": 3, "half": 2.5, "tenth": 0.1, "text": "x", "list": [1, 2]}"#)
        #expect(try content.value(Int.self, forProperty: "int") == 3)
        #expect(try content.value(Float.self, forProperty: "half") == 2.5)
        #expect(try content.value(Decimal.self, forProperty: "tenth") == Decimal(string: "0.1"))
        #expect(try content.value([Double].self, forProperty: "list") == [1, 2])
        #expect(try content.value(String?.self, forProperty: "absent") == nil)
        for read in [
            { _ = try content.value(Int.self, forProperty: "half") },
            { _ = try content.value(Bool.self, forProperty: "text") },
            { _ = try content.value(String.self, forProperty: "absent") },
            { _ = try content.value(String.self) },
        ] as [() throws -> Void] {
            #expect(throws: LanguageModelSession.GenerationError.self) { try read() }
        }
    }

    @Test("makes one of properties that have the same name")
    func uniquing() {
        let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", "John"), ("b", true), ("a", "Jane")]
        let first = GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
        let both = GeneratedContent(properties: pairs, uniquingKeysWith: { GeneratedContent(elements: [$0, $1]) })
        #expect(first.jsonString == #"{"a": "John", "b": true}"#)
        #expect(both.jsonString == #"{"a": ["John", "Jane"], "b": true}"#)
        #expect(
            GeneratedContent(_properties: ["a": Int?.none, "b": 1], representingNil: false).jsonString == #"{"b": 1}"#)
    }

    @Test("leaves out what is not generated far enough, and only that")
    func partial() throws {
        enum Mood: String, ConvertibleFromGeneratedContent {
            case happy

            init(_ content: GeneratedContent) throws {
                guard let mood = Mood(rawValue: try content.value()) else { throw content._unknownCase(of: Mood.self) }
                self = mood
            }
        }
        let partial = try GeneratedContent(json: #"{"moods": ["happy", "ha"#)
        #expect(try partial.value([Mood].self, forProperty: "moods") == [.happy])
        #expect(try GeneratedContent(json: #"{"mood": "ha"#).value(Mood?.self, forProperty: "mood") == nil)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try GeneratedContent(json: #"{"mood": "ha"}"#).value(Mood?.self, forProperty: "mood")
        }
    }
}
