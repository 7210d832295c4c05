public import Foundation

/// Why nobody signed in.
public struct ASAuthorizationError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}

open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
}

/// Signs in with Apple's account, which is in no widget's power.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, ASAuthorizationError(.notInteractive))
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        throw ASAuthorizationError(.notInteractive)
    }
}

public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open var prefersEphemeralWebBrowserSession = false
    private let completion: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// False: no web page can be shown.
    @discardableResult
    open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
        return false
    }

    open func cancel() {}
}
