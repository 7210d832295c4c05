public import Foundation
import FoundationCompat
public import UIKitCompat

/// Registers an engine's plugins.
public typealias FlutterPluginRegistrantCallback = (any FlutterPluginRegistry) -> Void

/// A part of an app that Dart calls.
public protocol FlutterPlugin: NSObjectProtocol {
    static func register(with registrar: any FlutterPluginRegistrar)
    func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult)
    func detachFromEngine(for registrar: any FlutterPluginRegistrar)
}

extension FlutterPlugin {
    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        result(FlutterMethodNotImplemented)
    }

    public func detachFromEngine(for registrar: any FlutterPluginRegistrar) {}
}

/// What a plugin is registered with.
public protocol FlutterPluginRegistrar: NSObjectProtocol {
    func messenger() -> any FlutterBinaryMessenger
    func addMethodCallDelegate(_ delegate: any FlutterPlugin, channel: FlutterMethodChannel)
    func addApplicationDelegate(_ delegate: any FlutterPlugin)
    func publish(_ value: NSObject)
    func lookupKey(forAsset asset: String) -> String
    func lookupKey(forAsset asset: String, fromPackage package: String) -> String
}

/// What plugins are registered at.
public protocol FlutterPluginRegistry: NSObjectProtocol {
    func registrar(forPlugin pluginKey: String) -> (any FlutterPluginRegistrar)?
    func hasPlugin(_ pluginKey: String) -> Bool
    func valuePublished(byPlugin pluginKey: String) -> NSObject?
}

extension FlutterPluginRegistry {
    public func registrar(forPlugin pluginKey: String) -> (any FlutterPluginRegistrar)? { nil }
    public func hasPlugin(_ pluginKey: String) -> Bool { false }
    public func valuePublished(byPlugin pluginKey: String) -> NSObject? { nil }
}

/// Dart's engine, which a widget's process does not have: it does not run.
open class FlutterEngine: NSObject, FlutterPluginRegistry {
    private final class NoMessenger: FlutterBinaryMessenger {
        func send(onChannel channel: String, message: Data?) { Unavailable.note("Flutter's channel \(channel)") }
        func send(onChannel channel: String, message: Data?, binaryReply callback: FlutterBinaryReply?) {
            send(onChannel: channel, message: message)
            callback?(nil)
        }
    }

    public let binaryMessenger: any FlutterBinaryMessenger = NoMessenger()

    public init(name labelPrefix: String) {}
    public init(name labelPrefix: String, project: FlutterDartProject?) {}
    public init(name labelPrefix: String, project: FlutterDartProject?, allowHeadlessExecution: Bool) {}

    @discardableResult open func run() -> Bool { run(withEntrypoint: nil) }

    @discardableResult open func run(withEntrypoint entrypoint: String?) -> Bool {
        Unavailable.note("Flutter's engine", hint: "Have the host do it, in answer to backgroundCallback.")
        return false
    }

    @discardableResult open func run(withEntrypoint entrypoint: String?, libraryURI uri: String?) -> Bool {
        run(withEntrypoint: entrypoint)
    }

    @discardableResult open func run(withEntrypoint entrypoint: String?, initialRoute: String?) -> Bool {
        run(withEntrypoint: entrypoint)
    }

    open func destroyContext() {}
}

/// Where an engine's Dart code is.
open class FlutterDartProject: NSObject {
    public init(precompiledDartBundle bundle: Bundle?) {}
}

/// Dart's functions by their handles: there are none.
open class FlutterCallbackCache: NSObject {
    public static func lookupCallbackInformation(_ handle: Int64) -> FlutterCallbackInformation? { nil }
}

/// A function of Dart's.
open class FlutterCallbackInformation: NSObject {
    public var callbackName: String?
    public var callbackClassName: String?
    public var callbackLibraryPath: String?
}

/// A Flutter app's delegate.
open class FlutterAppDelegate: UIResponder, UIApplicationDelegate, FlutterPluginRegistry {
    public override init() {}

    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    open func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
}

/// A Flutter app's screen.
open class FlutterViewController: UIViewController, FlutterPluginRegistry {
    public let engine = FlutterEngine(name: "io.flutter")
    public var binaryMessenger: any FlutterBinaryMessenger { engine.binaryMessenger }
}

/// What Flutter's build writes into an app; there is nothing to register here.
open class GeneratedPluginRegistrant: NSObject {
    public static func register(with registry: any FlutterPluginRegistry) {}
}
