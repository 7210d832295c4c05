public import Foundation

public struct AVError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = AVError
        case unknown = -11800
        case fileFormatNotRecognized = -11828
        case operationNotAllowed = -11862
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "AVFoundationErrorDomain" }
    public static var errorDomain: String { "AVFoundationErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var operationNotAllowed: Code { .operationNotAllowed }
}
