import FlutterCompat
import Foundation
import Testing

/// The bytes are those that Flutter's own tests of its codecs expect (`flutter_standard_codec_unittest.mm`).
@Suite("Flutter's codecs")
struct FlutterCodecTests {
    private let codec = FlutterStandardMessageCodec.sharedInstance()

    @Test("write values as Flutter does")
    func writing() {
        let values: [(Any, [UInt8])] = [
            (true, [1]), (false, [2]), (Int32(0x1234_5678), [3, 0x78, 0x56, 0x34, 0x12]),
            (-2, [3, 0xfe, 0xff, 0xff, 0xff]),
            (0x1234_5678_90ab_cdef, [4, 0xef, 0xcd, 0xab, 0x90, 0x78, 0x56, 0x34, 0x12]),
            (3.14159265358979311599796346854, [6, 0, 0, 0, 0, 0, 0, 0, 0x18, 0x2d, 0x44, 0x54, 0xfb, 0x21, 9, 0x40]),
            ("hello", [7, 5, 0x68, 0x65, 0x6c, 0x6c, 0x6f]), ("\u{263A}", [7, 3, 0xe2, 0x98, 0xba]),
            (Data([1, 2]), [8, 2, 1, 2]), ([1, nil] as [Int?], [12, 2, 3, 1, 0, 0, 0, 0]),
            (NSNumber(value: true), [1]), (NSNumber(value: 7), [3, 7, 0, 0, 0]),
            (["a": 1], [13, 1, 7, 1, 0x61, 3, 1, 0, 0, 0]), (NSNull(), [0]),
        ]
        for (value, bytes) in values { #expect(codec.encode(value) == Data(bytes), "\(value)") }
    }

    @Test("read what they have written", arguments: [0, 253, 254, 0xFFFF, 0x10000])
    func reading(count: Int) throws {
        let text = String(repeating: "a", count: count)
        let typed = FlutterStandardTypedData(float64: Data(repeating: 7, count: 16))
        let message: [Any] = [text, 5, 0x1_0000_0000, 0.5, false, NSNull(), typed, ["key": [1, 2]]]
        let read = try #require(codec.decode(codec.encode(message)) as? [Any])
        #expect(read.count == message.count && read[0] as? String == text && read[1] as? Int == 5)
        #expect(read[2] as? Int == 0x1_0000_0000 && read[3] as? Double == 0.5 && read[4] as? Bool == false)
        #expect(read[5] is NSNull && (read[6] as? FlutterStandardTypedData)?.isEqual(typed) == true)
        #expect((read[7] as? [String: Any])?["key"] as? [Int] == [1, 2] && typed.elementCount == 2)
        #expect(codec.encode(nil) == nil && codec.decode(nil) == nil)
    }

    /// As Pigeon generates it.
    private final class Reader: FlutterStandardReader {
        override func readValue(ofType type: UInt8) -> Any? {
            type == 129 ? (readValue() as? [Any?]).map { "route \($0.count)" } : super.readValue(ofType: type)
        }
    }

    private struct Route {}

    private final class Writer: FlutterStandardWriter {
        override func writeValue(_ value: Any) {
            guard value is Route else { return super.writeValue(value) }
            super.writeByte(129)
            super.writeValue([1, 2, 3])
        }
    }

    private final class ReaderWriter: FlutterStandardReaderWriter {
        override func reader(with data: Data) -> FlutterStandardReader { Reader(data: data) }
        override func writer(with data: NSMutableData) -> FlutterStandardWriter { Writer(data: data) }
    }

    @Test("take an app's own types")
    func ownTypes() {
        let codec = FlutterStandardMessageCodec(readerWriter: ReaderWriter())
        #expect(codec.decode(codec.encode(["a": Route()])) as? [String: String] == ["a": "route 3"])
    }

    @Test("carry calls and what they give", arguments: [true, false])
    func calls(isJSON: Bool) throws {
        let codec: any FlutterMethodCodec =
            isJSON ? FlutterJSONMethodCodec.sharedInstance() : FlutterStandardMethodCodec.sharedInstance()
        let call = codec.decodeMethodCall(codec.encode(FlutterMethodCall(methodName: "go", arguments: [1, 2])))
        #expect(call.method == "go" && call.arguments as? [Int] == [1, 2])
        #expect(codec.decodeEnvelope(codec.encodeSuccessEnvelope("done")) as? String == "done")
        #expect(codec.decodeEnvelope(codec.encodeSuccessEnvelope(nil)) == nil)
        let error = codec.decodeEnvelope(
            codec.encodeErrorEnvelope(FlutterError(code: "late", message: nil, details: ["a": 1])))
        let told = try #require(error as? FlutterError)
        #expect(told.code == "late" && told.message == nil && told.details as? [String: Int] == ["a": 1])
    }
}
