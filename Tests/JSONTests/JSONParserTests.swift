import JSON
import Testing

@Suite struct JSONParserTests {
    @Test(
        "integers and doubles stay apart",
        arguments: [
            ("12", JSONValue.int(12)), ("12.0", .double(12)), ("-0", .int(0)), ("-0.0", .double(-0.0)),
            ("1e2", .double(100)),
            ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)), ("2.5E-3", .double(0.0025)),
        ])
    func numbers(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(
        "an integer beyond 64 bits becomes a double wherever it stands",
        arguments: [
            "9223372036854775808", "-9223372036854775809", "18446744073709551616", "100000000000000000000",
        ])
    func wideIntegers(text: String) throws {
        let double = try #require(Double(text))
        #expect(try JSONValue(parsing: text) == .double(double))
        #expect(try JSONValue(parsing: " \(text) ") == .double(double))
        #expect(
            try JSONValue(parsing: #"{"a":[\#(text),1,\#(text)],"b":2}"#)
                == ["a": [.double(double), 1, .double(double)], "b": 2])
    }

    @Test(
        "well-formed texts are read",
        arguments: [
            ("null", JSONValue.null), (" [ ] ", []), ("{}", [:]), ("[1,true,false,null]", [1, true, false, nil]),
            (#""\u0041\ud83d\ude00\n\/\u0000""#, .string("A😀\n/\0")), ("\"한국어 ไทย العربية 😀\"", "한국어 ไทย العربية 😀"),
            ("\t{\"a\" : {\"b\":[ {} ]}}\r\n", ["a": ["b": [[:]]]]), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
        ] as [(String, JSONValue)])
    func wellFormed(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test("of several members of one name the last wins")
    func duplicates() throws {
        let value = try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#)
        #expect(value == ["a": 3, "b": 2])
        #expect(value.objectValue?.members.count == 2)
    }

    @Test(
        "what is not JSON is refused at its byte",
        arguments: [
            ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("{", .unexpectedEnd, 1),
            (#"{"a":"#, .unexpectedEnd, 5),
            ("[1,2", .unexpectedEnd, 4), (#""abc"#, .unexpectedEnd, 4), ("tru", .unexpectedEnd, 3),
            ("-", .unexpectedEnd, 1),
            ("1.", .unexpectedEnd, 2), ("[1,]", .unexpectedCharacter, 3), (#"{"a":1,}"#, .unexpectedCharacter, 7),
            ("[,1]", .unexpectedCharacter, 1), ("[1,,2]", .unexpectedCharacter, 3), ("[1 2]", .unexpectedCharacter, 3),
            (#"{"a" 1}"#, .unexpectedCharacter, 5), ("{1:2}", .unexpectedCharacter, 1),
            ("{a:1}", .unexpectedCharacter, 1),
            (#"{"a":1]"#, .unexpectedCharacter, 6), ("[1}", .unexpectedCharacter, 2), ("]", .unexpectedCharacter, 0),
            ("NaN", .unexpectedCharacter, 0), ("Infinity", .unexpectedCharacter, 0), ("-Infinity", .invalidNumber, 1),
            ("[nan]", .invalidLiteral, 2), ("nul", .unexpectedEnd, 3), ("True", .unexpectedCharacter, 0),
            ("truex", .invalidLiteral, 4), ("nullnull", .invalidLiteral, 4), ("'a'", .unexpectedCharacter, 0),
            ("// c\n1", .unexpectedCharacter, 0), ("/* c */ 1", .unexpectedCharacter, 0),
            ("[1/**/]", .unexpectedCharacter, 2),
            ("01", .invalidNumber, 1), ("-01", .invalidNumber, 2), ("[1.]", .invalidNumber, 3),
            (".5", .unexpectedCharacter, 0),
            ("+1", .unexpectedCharacter, 0), ("1e", .unexpectedEnd, 2), ("[1e+]", .invalidNumber, 4),
            ("1.2.3", .invalidNumber, 3),
            ("1-2", .trailingCharacters, 1), ("0x10", .invalidNumber, 1), ("1 2", .trailingCharacters, 2),
            ("{} {}", .trailingCharacters, 3), ("[] ,", .trailingCharacters, 3),
            ("\"a\" \"b\"", .trailingCharacters, 4),
            ("\"a\nb\"", .controlCharacter, 2), ("\"\t\"", .controlCharacter, 1), ("\"\u{0}\"", .controlCharacter, 1),
            ("[\u{0}]", .unexpectedCharacter, 1), (#""\x""#, .invalidEscape, 1), (#""\u12G4""#, .invalidEscape, 5),
            (#""\u12"#, .unexpectedEnd, 5), (#""\ud83d""#, .unpairedSurrogate, 1),
            (#""\ude00""#, .unpairedSurrogate, 1),
            (#""\ud83d\ud83d""#, .unpairedSurrogate, 1), (#""\ud83dx""#, .unpairedSurrogate, 1),
            (#"{"a\u0000b":1}"#, .nulInName, 1), ("\u{FEFF}1", .unexpectedCharacter, 0),
            ("\u{A0}1", .unexpectedCharacter, 0),
            ("99999999999999999999 x", .unexpectedCharacter, 21), ("99999999999999999999 1", .trailingCharacters, 21),
            ("[99999999999999999999 1]", .unexpectedCharacter, 22),
        ] as [(String, JSONError.Kind, Int)])
    func malformed(text: String, kind: JSONError.Kind, offset: Int) {
        #expect(throws: JSONError(kind: kind, offset: offset)) { try JSONValue(parsing: text) }
    }

    @Test(
        "bytes that are not UTF-8 are refused at their place",
        arguments: [
            [0xFF], [0xC0, 0xAF], [0xC2], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) {
        #expect(throws: JSONError(kind: .invalidUTF8, offset: 2)) {
            try JSONValue(parsing: Array("[\"".utf8) + bytes + Array("\"]".utf8))
        }
        #expect(throws: JSONError.self) { try JSONValue(parsing: Array("[\"".utf8) + bytes) }
    }

    @Test("nesting is limited, and far beyond the limit it is still an error")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try JSONValue(parsing: nested(512)) }
        #expect(throws: Never.self) { try JSONValue(parsing: nested(3).replacing("[]", with: "[1]"), maximumDepth: 3) }
        #expect(throws: JSONError(kind: .tooDeep, offset: 3)) { try JSONValue(parsing: nested(4), maximumDepth: 3) }
        #expect(throws: JSONError(kind: .tooDeep, offset: 512)) { try JSONValue(parsing: nested(10_000)) }
        let objects = String(repeating: #"{"a":"#, count: 10_000)
        #expect(throws: JSONError(kind: .tooDeep, offset: 2560)) { try JSONValue(parsing: objects) }
    }

    @Test("one parser reads one text after another, also after an error")
    func reuse() throws {
        let parser = JSONParser()
        for (text, expected) in [("[1", nil), ("[1]", "[1]"), ("{\"a\":", nil), ("\"x\"", "\"x\""), ("7", "7")] {
            let written = Array(text.utf8).withUnsafeBufferPointer { bytes -> String? in
                guard let document = try? parser.parse(bytes) else { return nil }
                var output: [UInt8] = []
                document.root.write(to: &output)
                return String(decoding: output, as: UTF8.self)
            }
            #expect(written == expected)
        }
    }

    @Test("a node gives its parts without a Swift value of the whole")
    func nodes() throws {
        let text = #"{"id":7,"method":"m","params":{"list":[1,2.5,null],"on":true}}"#
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            let document = try JSONParser().parse(bytes)
            let root = document.root
            #expect(root["id"]?.int == 7)
            #expect(root["method"]?.string == "m")
            #expect(root["missing"] == nil)
            #expect(root["params"]?["on"]?.bool == true)
            #expect(root["params"]?["list"]?.count == 3)
            var doubles: [Double?] = []
            root["params"]?["list"]?.forEachElement { doubles.append($0.double) }
            #expect(doubles == [1, 2.5, nil])
            #expect(root.value.text == text)
        }
    }
}
