public import Foundation
public import SwiftUICompat
public import UIKitCompat

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

    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    }

    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
    open var credential: any ASAuthorizationCredential { ASPasswordCredential(user: "", password: "") }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Signs in with Apple's account, which is in no widget's power.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

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
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var canStart: Bool { false }

    /// Where a web page comes back to.
    public struct Callback: Sendable {
        public static func customScheme(_ customScheme: String) -> Callback { Callback() }
        public static func https(host: String, path: String) -> Callback { Callback() }
    }
    private let completion: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    public convenience init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.init(url: url, callbackURLScheme: nil, completionHandler: completionHandler)
    }

    /// False: no web page can be shown.
    @discardableResult
    open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
        return false
    }

    open func cancel() {}
}

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
    open var state: String?
    open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}

public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported, unknown, likelyReal
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unknown }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Asks somebody to sign in; it ends in an error at once.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
    }
}

@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
    }

    public enum Style: Int, Sendable {
        case white, whiteOutline, black
    }

    open var cornerRadius: CGFloat = 6

    public convenience init(type: ButtonType, style: Style) {
        self.init(frame: .zero)
    }
}

/// Signs in with Apple's account on an app's screen; a widget cannot draw it.
public struct SignInWithAppleButton: _PrimitiveView {
    public typealias Body = Never

    /// What the button says.
    public struct Label: Hashable, Sendable {
        private let name: String

        public static let signIn = Label(name: "signIn")
        public static let `continue` = Label(name: "continue")
        public static let signUp = Label(name: "signUp")
    }

    /// How the button looks.
    public struct Style: Hashable, Sendable {
        private let name: String

        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }

    public nonisolated init(
        _ label: Label, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}

    public nonisolated init(
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}
}

extension View {
    /// No effect: no button to sign in is drawn.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
