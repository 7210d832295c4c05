import Foundation

/// Stands for an app, a category or a web site that a person chose, without telling which.
public struct Token<T>: Hashable, Codable, Sendable {
    private let data: Data
}

/// An app that somebody chose.
public struct Application: Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: Token<Application>?
    public let localizedDisplayName: String?

    public init() { self.init(bundleIdentifier: nil, token: nil) }
    public init(bundleIdentifier: String) { self.init(bundleIdentifier: bundleIdentifier, token: nil) }
    public init(token: Token<Application>) { self.init(bundleIdentifier: nil, token: token) }

    private init(bundleIdentifier: String?, token: Token<Application>?) {
        self.bundleIdentifier = bundleIdentifier
        self.token = token
        localizedDisplayName = nil
    }
}

/// A category of apps and sites that somebody chose.
public struct ActivityCategory: Hashable, Sendable {
    public let token: Token<ActivityCategory>?
    public let localizedDisplayName: String?

    public init() { self.init(optional: nil) }
    public init(token: Token<ActivityCategory>) { self.init(optional: token) }

    private init(optional token: Token<ActivityCategory>?) {
        self.token = token
        localizedDisplayName = nil
    }
}

/// A web site that somebody chose.
public struct WebDomain: Hashable, Sendable {
    public let domain: String?
    public let token: Token<WebDomain>?

    public init() { self.init(domain: nil, token: nil) }
    public init(domain: String) { self.init(domain: domain, token: nil) }
    public init(token: Token<WebDomain>) { self.init(domain: nil, token: token) }

    private init(domain: String?, token: Token<WebDomain>?) {
        self.domain = domain
        self.token = token
    }
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>
