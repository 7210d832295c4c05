public import ManagedSettingsCompat
public import OpenCombine
public import SwiftUICompat

/// Whether the app may manage how the device is used: it may not.
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

public enum FamilyControlsMember: Hashable, Sendable {
    case child, individual
}

public enum FamilyControlsError: Error, Hashable, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Screen Time's permission, which is denied.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }

    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }

    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}

/// Apps, categories and sites that a person chose. Nobody chooses here; a selection of the app's is kept as it is.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public init() { self.init(includeEntireCategory: false) }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// Chooses apps on an app's screen; a widget cannot draw it.
public struct FamilyActivityPicker: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(selection: Binding<FamilyActivitySelection>) {}
    public nonisolated init(
        headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>
    ) {}
}

extension View {
    /// No effect: nobody chooses in a widget.
    public nonisolated func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }

    /// No effect: nobody chooses in a widget.
    public nonisolated func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}

/// The name that stands for what a token does not tell here.
public struct FamilyActivityTitleView: View {
    let text: String

    public var body: some View { Text(text) }
}

/// The icon of what a token does not tell here.
public struct FamilyActivityIconView: View {
    let symbol: String

    public var body: some View { Image(systemName: symbol) }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    /// An app; which one, the token does not tell here.
    public nonisolated init(_ applicationToken: ApplicationToken) {
        self.init {
            FamilyActivityTitleView(text: "App")
        } icon: {
            FamilyActivityIconView(symbol: "app")
        }
    }

    /// A category; which one, the token does not tell here.
    public nonisolated init(_ categoryToken: ActivityCategoryToken) {
        self.init {
            FamilyActivityTitleView(text: "Category")
        } icon: {
            FamilyActivityIconView(symbol: "square.grid.2x2")
        }
    }

    /// A web site; which one, the token does not tell here.
    public nonisolated init(_ webDomainToken: WebDomainToken) {
        self.init {
            FamilyActivityTitleView(text: "Website")
        } icon: {
            FamilyActivityIconView(symbol: "globe")
        }
    }
}
