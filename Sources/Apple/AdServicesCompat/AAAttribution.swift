public import Foundation

/// Why there is no token.
public struct AAAttributionError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AAAttributionError
        case networkError = 1
        case internalError = 2
        case platformNotSupported = 3
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "AAAttributionErrorDomain" }
    public static var errorDomain: String { "AAAttributionErrorDomain" }

    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
    public static var platformNotSupported: Code { .platformNotSupported }
}

/// Tells what advertisement an app was found by; there are none here.
open class AAAttribution: NSObject, @unchecked Sendable {
    open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
