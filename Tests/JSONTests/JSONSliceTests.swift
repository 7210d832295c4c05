import JSON
import Testing

@Suite("Walking over a reply") struct JSONSliceTests {
    private func with<Result>(_ text: String, _ body: (JSONSlice) -> Result) -> Result {
        Array(text.utf8).withUnsafeBufferPointer { body(JSONSlice($0)) }
    }

    @Test(
        "finds members and elements whatever they hold",
        arguments: [
            (#"{"a":1}"#, "1"), (#" { "b" : [ 1 ] , "a" : { "x" : "}" } } "#, #"{ "x" : "}" }"#),
            (#"{"b":"a\":1","a":"q\\"}"#, #""q\\""#), (#"{"b":{"a":0},"a":[{"a":"]"},2]}"#, #"[{"a":"]"},2]"#),
            (#"{"a":-1.5e3}"#, "-1.5e3"), (#"{"ab":1,"a":null}"#, "null"),
        ])
    func member(text: String, expected: String) {
        #expect(with(text) { $0.members?["a"].map { String(decoding: $0.bytes, as: UTF8.self) } } == expected)
    }

    @Test("knows how deep what it finds is nested", arguments: [("1", 0), ("[]", 1), (#"{"x":["]",{}],"y":[]}"#, 3)])
    func depth(text: String, expected: Int) {
        #expect(with(#"{"a":\#(text)}"#) { $0.members?["a"]?.depth } == expected)
    }

    @Test("finds what is many levels in as it finds the outermost", arguments: [5, 6, 7, 12])
    func levels(count: Int) {
        let inner = #"{"a":[1,[2]],"b":"]}"}"#
        let text = String(repeating: #"{"b":[{}],"a":"#, count: count) + inner + String(repeating: "}", count: count)
        with(text) { slice in
            var slice: JSONSlice? = slice
            for level in 1...count {
                slice = slice?.members?["a"]
                #expect(slice?.depth == count - level + 3)
            }
            #expect(slice.map { String(decoding: $0.bytes, as: UTF8.self) } == inner)
            #expect(slice?.members?["a"]?.depth == 2)
        }
    }

    @Test("knows the depth of what no recursion could follow")
    func abyss() {
        let text = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
        #expect(
            with("[\(text)]") { slice in
                var depth = 0
                _ = slice.forEachElement { depth = $0.depth }
                return depth
            } == 1_000_000)
    }

    @Test(
        "gives an array's elements in order",
        arguments: [
            ("[]", []), ("[ ]", []), (#"[1,"two",[3],{"four":4}]"#, ["1", #""two""#, "[3]", #"{"four":4}"#]),
            ("[ 1 , 2 ]", ["1", "2"]),
        ])
    func elements(text: String, expected: [String]) {
        var elements: [String] = []
        let isArray = with(text) { $0.forEachElement { elements.append(String(decoding: $0.bytes, as: UTF8.self)) } }
        #expect(isArray == true)
        #expect(elements == expected)
    }

    @Test(
        "finds no value where the text does not close",
        arguments: ["", " ", "{", #"{"a":1"#, #"{"a":"x}"#, "[1,[2]", #""\""#])
    func unclosed(text: String) {
        #expect(with(text) { $0.members == nil && !$0.forEachElement { _ in } })
    }

    @Test(
        "finds no member in what is no object",
        arguments: ["1", "[1]", #"{"a" 1}"#, #"{"a":1 "b":2}"#, #"{"a":}"#, #"{,}"#])
    func malformed(text: String) {
        #expect(with(text) { $0.forEachMember { _, _ in } } != true)
    }
}
