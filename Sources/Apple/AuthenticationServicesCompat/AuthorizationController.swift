public import Foundation
public import FoundationNetworking
public import SwiftUICompat

/// A way to sign in that an app has of its own.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let videoSubscriberAccount = Self(rawValue: "videoSubscriberAccount")
    public static let restorePurchase = Self(rawValue: "restorePurchase")
    public static let other = Self(rawValue: "other")
}

open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var state: String? { nil }
    open var accessToken: Data? { nil }
    open var identityToken: Data? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authenticatedResponse: HTTPURLResponse? { nil }
}

/// How somebody signed in.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case singleSignOn(ASAuthorizationSingleSignOnCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    case customMethod(ASAuthorizationCustomMethod)
}

extension ASAuthorizationController {
    public struct RequestOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public func performRequests(options: RequestOptions) { performRequests() }
    public func performAutoFillAssistedRequests() { performRequests() }
    public func cancel() {}
}

/// Asks somebody to sign in from a view; each request ends in an error.
@MainActor
public struct AuthorizationController: Sendable {
    nonisolated init() {}

    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }

    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }

    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }

    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }

    public func performRequests(
        _ requests: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod]
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }

    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }
}

extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
