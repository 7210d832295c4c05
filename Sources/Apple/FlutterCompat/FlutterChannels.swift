public import Foundation
import FoundationCompat

/// Answers a method call: with a value, an error, or `FlutterMethodNotImplemented`.
public typealias FlutterResult = (Any?) -> Void
/// Receives an event.
public typealias FlutterEventSink = (Any?) -> Void
/// Answers a message.
public typealias FlutterReply = (Any?) -> Void
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void
public typealias FlutterMessageHandler = (Any?, @escaping FlutterReply) -> Void
public typealias FlutterBinaryReply = (Data?) -> Void
public typealias FlutterBinaryMessageHandler = (Data?, @escaping FlutterBinaryReply) -> Void

/// What an unknown method is answered with.
nonisolated(unsafe) public let FlutterMethodNotImplemented: NSObject = NSObject()
/// The end of a stream of events.
nonisolated(unsafe) public let FlutterEndOfEventStream: NSObject = NSObject()

/// A call from Dart.
open class FlutterMethodCall: NSObject {
    public let method: String
    public let arguments: Any?

    public init(methodName method: String, arguments: Any?) {
        self.method = method
        self.arguments = arguments
    }
}

/// An error for Dart.
open class FlutterError: NSObject, Error, @unchecked Sendable {
    // Nothing of it changes.
    public let code: String
    public let message: String?
    public let details: Any?

    public init(code: String, message: String?, details: Any?) {
        self.code = code
        self.message = message
        self.details = details
    }
}

/// Carries messages to Dart and back.
public protocol FlutterBinaryMessenger: AnyObject {
    func send(onChannel channel: String, message: Data?)
    func send(onChannel channel: String, message: Data?, binaryReply callback: FlutterBinaryReply?)
}

/// A channel of method calls: no Dart is at its other end, which a call is told.
open class FlutterMethodChannel: NSObject {
    private let name: String

    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) { self.name = name }

    public init(
        name: String, binaryMessenger messenger: any FlutterBinaryMessenger, codec: any FlutterMethodCodec
    ) {
        self.name = name
    }

    open func invokeMethod(_ method: String, arguments: Any?) { Unavailable.note("Flutter's channel \(name)") }

    open func invokeMethod(_ method: String, arguments: Any?, result callback: FlutterResult?) {
        invokeMethod(method, arguments: arguments)
        callback?(FlutterMethodNotImplemented)
    }

    open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) {}
}

/// A channel of messages: no Dart is at its other end, which a message is told.
open class FlutterBasicMessageChannel: NSObject {
    private let name: String

    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) { self.name = name }

    public init(
        name: String, binaryMessenger messenger: any FlutterBinaryMessenger, codec: any FlutterMessageCodec
    ) {
        self.name = name
    }

    open func sendMessage(_ message: Any?) { Unavailable.note("Flutter's channel \(name)") }

    open func sendMessage(_ message: Any?, reply callback: FlutterReply?) {
        sendMessage(message)
        callback?(nil)
    }

    open func setMessageHandler(_ handler: FlutterMessageHandler?) {}
}

/// Gives events to Dart while it listens.
public protocol FlutterStreamHandler: AnyObject {
    func onListen(withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink) -> FlutterError?
    func onCancel(withArguments arguments: Any?) -> FlutterError?
}

/// A channel of events: nobody listens to it.
open class FlutterEventChannel: NSObject {
    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {}

    public init(
        name: String, binaryMessenger messenger: any FlutterBinaryMessenger, codec: any FlutterMethodCodec
    ) {}

    open func setStreamHandler(_ handler: (any FlutterStreamHandler)?) {}
}
