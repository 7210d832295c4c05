public import Foundation

public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// Why an app is not asked for its location from afar.
public struct CLLocationPushServiceError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CLLocationPushServiceError
        case unknown, missingPushExtension, missingPushServerEnvironment, missingEntitlement, unsupportedPlatform
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }
    public static var errorDomain: String { CLLocationPushServiceErrorDomain }
    public static var unknown: Code { .unknown }
    public static var missingPushExtension: Code { .missingPushExtension }
    public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}

/// An extension that is asked from afar where the device is; nobody asks it here.
///
/// - Compatibility: compiles
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    init()
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    public func serviceExtensionWillTerminate() {}
}
