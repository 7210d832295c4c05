public import CoreLocationCompat
public import Foundation
public import FoundationCompat

/// Why a place is not confirmed.
public struct APActivationPayloadError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = APActivationPayloadError
        case disallowed = 1
        case doesNotMatch = 2
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "APActivationPayloadErrorDomain" }
    public static var errorDomain: String { "APActivationPayloadErrorDomain" }

    public static var disallowed: Code { .disallowed }
    public static var doesNotMatch: Code { .doesNotMatch }
}

/// What an app clip was opened by; none is opened here.
open class APActivationPayload: NSObject, @unchecked Sendable {
    open var url: URL? { nil }

    open func confirmAcquired(in region: CLRegion, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, APActivationPayloadError(.disallowed))
    }
    open func confirmAcquired(in region: CLRegion) async throws -> Bool { throw APActivationPayloadError(.disallowed) }
}

extension NSUserActivity {
    /// Nil: no app clip is opened here.
    public var appClipActivationPayload: APActivationPayload? { nil }
}
