public import Foundation

public let MKErrorDomain = "MKErrorDomain"

/// Why a map was not made: there are none here.
public struct MKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: UInt, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { MKErrorDomain }
    public static var errorDomain: String { MKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}
