import JSON
import Testing

@Suite("What a transcript expects")
struct ExpectationTests {
    @Test(
        "a message that differs is told apart",
        arguments: [
            (#"{"a":12}"#, #"{"a":12.0}"#), (#"{"a":1}"#, #"{"a":1,"b":2}"#), (#"{"a":1,"b":2}"#, #"{"a":1}"#),
            (#"{"a":[1]}"#, #"{"a":[1,2]}"#), (#"{"a":"<string>"}"#, #"{"a":1}"#), (#"{"a":"<has x>"}"#, #"{"a":"y"}"#),
            (#"{"a":"<date>"}"#, #"{"a":"today"}"#), (#"{"a":"<file>"}"#, #"{"a":"/no/such/file"}"#),
            (#"{"a":"<string as n>","b":"<n>"}"#, #"{"a":"1","b":"2"}"#),
            (#"{"a":"<no such pattern>"}"#, #"{"a":"1"}"#),
        ])
    func differs(_ expected: String, _ actual: String) throws {
        #expect(try mismatch(expected, actual) != nil)
    }

    @Test(
        "a message that is as expected passes",
        arguments: [
            (#"{"a":12.0}"#, #"{"a":12.0}"#), (#"{"a":1,"...":true}"#, #"{"a":1,"b":2}"#),
            (#"{"a":"<any>"}"#, #"{"a":null}"#),
            (#"{"a":"<has x>"}"#, #"{"a":"yxy"}"#), (#"{"a":"<date>"}"#, #"{"a":"2026-01-31T09:30:00.25Z"}"#),
            (#"{"a":"<string as n>","b":"<n>"}"#, #"{"a":"1","b":"1"}"#),
        ])
    func same(_ expected: String, _ actual: String) throws {
        #expect(try mismatch(expected, actual) == nil)
    }

    private func mismatch(_ expected: String, _ actual: String) throws -> String? {
        var bindings: [String: String] = [:]
        return try Expectation(value: JSONValue(parsing: expected)).mismatch(JSONValue(parsing: actual), &bindings)
    }
}
