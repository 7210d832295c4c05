public import Foundation

/// Why a device is not vouched for.
public struct DCError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = DCError
        case unknownSystemFailure = 0
        case featureUnsupported = 1
        case invalidInput = 2
        case invalidKey = 3
        case serverUnavailable = 4
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "com.apple.devicecheck.error" }
    public static var errorDomain: String { "com.apple.devicecheck.error" }

    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// Vouches for a device; this one is not supported.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let one = DCDevice()
    open class var current: DCDevice { one }
    open var isSupported: Bool { false }

    open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Vouches for an app; this one is not supported.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    private static let one = DCAppAttestService()
    open class var shared: DCAppAttestService { one }
    open var isSupported: Bool { false }

    open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }

    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
