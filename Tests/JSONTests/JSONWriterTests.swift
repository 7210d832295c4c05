import JSON
import Testing

@Suite struct JSONWriterTests {
    @Test(
        "a value is written in its shortest form",
        arguments: [
            (JSONValue.double(12), "12.0"), (.int(12), "12"), (.double(0.1), "0.1"), (.double(-0.0), "-0.0"),
            (.double(1e300), "1e+300"), (.double(.leastNonzeroMagnitude), "5e-324"),
            (.int(.min), "-9223372036854775808"), (0, "0"),
            (["b": 1, "a": [nil, true, false]], #"{"b":1,"a":[null,true,false]}"#), ([:], "{}"), ([], "[]"),
            ("/\"\\\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é😀", "\"/\\\"\\\\\\b\\f\\n\\r\\t\\u0001\\u001f\u{7F}é😀\""),
            (.double(.nan), "null"), (.double(-.infinity), "null"),
        ] as [(JSONValue, String)])
    func written(value: JSONValue, text: String) {
        #expect(value.text == text)
    }

    @Test("a number is written in the digits that Swift gives it, the fewest that read back as the same")
    func shortestDigits() {
        var bits: UInt64 = 1
        for index in 0..<20_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let whole = Double(Int64(bitPattern: bits) >> (20 + index % 40))
            for value in [whole / 10_000, whole / 1000, whole / 3, whole / 10_000_000, -whole / 8] {
                #expect(JSONValue.double(value).text == value.description)
            }
        }
    }

    @Test("an object leaves long texts where they are, and short ones not")
    func pieces() {
        let long = RawJSON(.string(String(repeating: "a", count: 100_000)))
        var inner = JSONObjectWriter()
        inner.set("a", 1)
        inner.set("b", [long, RawJSON(2), long])
        var outer = JSONObjectWriter()
        outer.set("c", inner.finish())
        outer.set("d", RawJSON(nil))
        let object = outer.finish()
        #expect(object.pieces.map(\.count) == [17, 100_002, 3, 100_002, 12])
        #expect(object.value?["c"]?["b"]?.arrayValue?.count == 3)
        #expect(object == RawJSON(trusted: object.bytes))
    }

    @Test("what is written reads back the same, bit for bit")
    func roundTrip() throws {
        var generator = SplitMix(state: 42)
        for _ in 0..<500 {
            let value = generator.value(depth: 4)
            let text = value.text
            let parsed = try JSONValue(parsing: text)
            #expect(parsed == value)
            #expect(parsed.text == text)
            let rewritten = try Array(text.utf8).withUnsafeBufferPointer { bytes in
                let document = try JSONParser().parse(bytes)
                var output: [UInt8] = []
                document.root.write(to: &output)
                return String(decoding: output, as: UTF8.self)
            }
            #expect(rewritten == text)
        }
    }
}

/// Steele, Lea and Flood's SplitMix64: the same values on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
        case 0: return .null
        case 1: return .bool(.random(using: &self))
        case 2: return .int(Int(bitPattern: UInt(next())))
        case 3:
            let double = Double(bitPattern: next())
            return .double(double.isFinite ? double : 0.5)
        case 4: return .string(string())
        case 5: return .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1) })
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0..<4, using: &self) {
                object[string().replacing("\0", with: "")] = value(depth: depth - 1)
            }
            return .object(object)
        }
    }

    private mutating func string() -> String {
        String(
            String.UnicodeScalarView(
                (0..<Int.random(in: 0..<8, using: &self)).compactMap { _ in
                    Unicode.Scalar(UInt32.random(in: 0..<(Bool.random(using: &self) ? 0x80 : 0x11_0000), using: &self))
                }))
    }
}
