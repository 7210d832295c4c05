public import Foundation

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// Why nobody signed in.
public struct SFAuthenticationError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SFAuthenticationError
        case canceledLogin = 1
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { SFAuthenticationErrorDomain }
    public static var errorDomain: String { SFAuthenticationErrorDomain }

    public static var canceledLogin: Code { .canceledLogin }
}

/// Signs somebody in on a web page, which nobody sees here.
open class SFAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}

    /// False: no page is shown.
    @discardableResult
    open func start() -> Bool { false }
    open func cancel() {}
}
