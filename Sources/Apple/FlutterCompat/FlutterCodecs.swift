public import Foundation

/// Turns messages into bytes.
public protocol FlutterMessageCodec: AnyObject {
    func encode(_ message: Any?) -> Data?
    func decode(_ message: Data?) -> Any?
}

/// Turns method calls into bytes, and what they give.
public protocol FlutterMethodCodec: AnyObject {
    func encode(_ methodCall: FlutterMethodCall) -> Data
    func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall
    func encodeSuccessEnvelope(_ result: Any?) -> Data
    func encodeErrorEnvelope(_ error: FlutterError) -> Data
    func decodeEnvelope(_ envelope: Data) -> Any?
}

/// Messages are bytes.
open class FlutterBinaryCodec: NSObject, FlutterMessageCodec {
    public static func sharedInstance() -> FlutterBinaryCodec { FlutterBinaryCodec() }

    open func encode(_ message: Any?) -> Data? { message as? Data }
    open func decode(_ message: Data?) -> Any? { message }
}

/// Messages are texts in UTF-8.
open class FlutterStringCodec: NSObject, FlutterMessageCodec {
    public static func sharedInstance() -> FlutterStringCodec { FlutterStringCodec() }

    open func encode(_ message: Any?) -> Data? { (message as? String).map { Data($0.utf8) } }
    open func decode(_ message: Data?) -> Any? { message.map { String(decoding: $0, as: UTF8.self) } }
}

/// Messages are JSON.
open class FlutterJSONMessageCodec: NSObject, FlutterMessageCodec {
    public static func sharedInstance() -> FlutterJSONMessageCodec { FlutterJSONMessageCodec() }

    open func encode(_ message: Any?) -> Data? {
        message.map { value in
            guard let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed) else {
                preconditionFailure("The message is no JSON: \(type(of: value))")
            }
            return data
        }
    }

    open func decode(_ message: Data?) -> Any? {
        message.flatMap { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
    }
}

/// Messages are values in Flutter's standard codec.
open class FlutterStandardMessageCodec: NSObject, FlutterMessageCodec {
    private let readerWriter: FlutterStandardReaderWriter

    public init(readerWriter: FlutterStandardReaderWriter) { self.readerWriter = readerWriter }

    public static func sharedInstance() -> FlutterStandardMessageCodec {
        FlutterStandardMessageCodec(readerWriter: FlutterStandardReaderWriter())
    }

    open func encode(_ message: Any?) -> Data? {
        guard let message else { return nil }
        let data = NSMutableData()
        readerWriter.writer(with: data).writeValue(message)
        return Data(referencing: data)
    }

    open func decode(_ message: Data?) -> Any? {
        message.flatMap { $0.isEmpty ? nil : readerWriter.reader(with: $0).readValue() }
    }
}

/// Calls are JSON: a method and its arguments, and a list of what they give or of an error's parts.
open class FlutterJSONMethodCodec: NSObject, FlutterMethodCodec {
    public static func sharedInstance() -> FlutterJSONMethodCodec { FlutterJSONMethodCodec() }

    private let codec = FlutterJSONMessageCodec()

    open func encode(_ methodCall: FlutterMethodCall) -> Data {
        data(["method": methodCall.method, "args": methodCall.arguments ?? NSNull()] as [String: Any])
    }

    open func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall {
        let parts = codec.decode(methodCall) as? [String: Any]
        return FlutterMethodCall(
            methodName: parts?["method"] as? String ?? "", arguments: FlutterError.value(parts?["args"]))
    }

    open func encodeSuccessEnvelope(_ result: Any?) -> Data { data([result ?? NSNull()]) }
    open func encodeErrorEnvelope(_ error: FlutterError) -> Data { data(error.parts) }

    open func decodeEnvelope(_ envelope: Data) -> Any? {
        let parts = codec.decode(envelope) as? [Any] ?? []
        return parts.count == 1 ? FlutterError.value(parts[0]) : FlutterError(parts: parts)
    }

    private func data(_ value: Any) -> Data { codec.encode(value) ?? Data() }
}

/// Calls are values in Flutter's standard codec: a method and its arguments, and behind a byte what they give or an
/// error's parts.
open class FlutterStandardMethodCodec: NSObject, FlutterMethodCodec {
    private let readerWriter: FlutterStandardReaderWriter

    public init(readerWriter: FlutterStandardReaderWriter) { self.readerWriter = readerWriter }

    public static func sharedInstance() -> FlutterStandardMethodCodec {
        FlutterStandardMethodCodec(readerWriter: FlutterStandardReaderWriter())
    }

    open func encode(_ methodCall: FlutterMethodCall) -> Data { data(methodCall.method, methodCall.arguments) }

    open func decodeMethodCall(_ methodCall: Data) -> FlutterMethodCall {
        let reader = readerWriter.reader(with: methodCall)
        let method = reader.readValue() as? String ?? ""
        return FlutterMethodCall(methodName: method, arguments: reader.readValue())
    }

    open func encodeSuccessEnvelope(_ result: Any?) -> Data { data(result, behind: [0]) }
    open func encodeErrorEnvelope(_ error: FlutterError) -> Data {
        data(error.code, error.message, error.details, behind: [1])
    }

    open func decodeEnvelope(_ envelope: Data) -> Any? {
        let reader = readerWriter.reader(with: envelope)
        if reader.readByte() == 0 { return reader.readValue() }
        return FlutterError(parts: (0..<3).map { _ in reader.readValue() ?? NSNull() })
    }

    private func data(_ values: Any?..., behind head: [UInt8] = []) -> Data {
        let data = NSMutableData(data: Data(head))
        let writer = readerWriter.writer(with: data)
        for value in values { writer.writeValue(value ?? NSNull()) }
        return Data(referencing: data)
    }
}

extension FlutterError {
    fileprivate var parts: [Any] { [code, message ?? NSNull(), details ?? NSNull()] }

    fileprivate convenience init(parts: [Any]) {
        func part(_ index: Int) -> Any? { parts.indices.contains(index) ? Self.value(parts[index]) : nil }
        self.init(code: part(0) as? String ?? "", message: part(1) as? String, details: part(2))
    }

    fileprivate static func value(_ part: Any?) -> Any? { part is NSNull ? nil : part }
}
