public import Foundation

extension NWParameters {
    /// What connections keep and share of names and proxies.
    public final class PrivacyContext: CustomDebugStringConvertible, @unchecked Sendable {
        /// A server for names that is asked in secret.
        public enum ResolverConfiguration: Hashable, Sendable {
            case https(URL, serverAddresses: [NWEndpoint])
            case tls(NWEndpoint, serverAddresses: [NWEndpoint])
        }

        public static let `default` = PrivacyContext(description: "default")

        public let debugDescription: String
        /// Proxies for the connections of this context; one with a proxy fails here.
        public var proxyConfigurations: [ProxyConfiguration] = []
        private(set) var requiresEncryptedNames = false

        public init(description: String) {
            debugDescription = description
        }

        /// Nothing is logged here.
        public func disableLogging() {}
        /// Nothing is kept here.
        public func flushCache() {}

        /// Wants names to be asked for in secret, which the system's resolver cannot promise: such connections wait.
        public func requireEncryptedNameResolution(
            _ requireEncryptedNameResolution: Bool, fallbackResolver: ResolverConfiguration?
        ) {
            requiresEncryptedNames = requireEncryptedNameResolution
        }
    }
}

/// A proxy that connections go by.
///
/// - Compatibility: compiles
public struct ProxyConfiguration: Hashable, CustomDebugStringConvertible, Sendable {
    /// One of the relays that a connection is sent over.
    public struct RelayHop: Hashable, Sendable {
        let endpoints: [NWEndpoint]
        let headers: [String: String]

        public init(
            http3RelayEndpoint: NWEndpoint, http2RelayEndpoint: NWEndpoint? = nil,
            tlsOptions: NWProtocolTLS.Options = NWProtocolTLS.Options(),
            additionalHTTPHeaderFields: [String: String] = [:]
        ) {
            endpoints = [http3RelayEndpoint] + (http2RelayEndpoint.map { [$0] } ?? [])
            headers = additionalHTTPHeaderFields
        }

        public init(
            http2RelayEndpoint: NWEndpoint, tlsOptions: NWProtocolTLS.Options = NWProtocolTLS.Options(),
            additionalHTTPHeaderFields: [String: String] = [:]
        ) {
            endpoints = [http2RelayEndpoint]
            headers = additionalHTTPHeaderFields
        }
    }

    private let kind: String
    private let endpoints: [NWEndpoint]
    private var credential: [String] = []
    public var allowFailover = false
    public var matchDomains: [String] = []
    public var excludedDomains: [String] = []

    public init(httpCONNECTProxy proxyEndpoint: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil) {
        kind = "HTTP CONNECT"
        endpoints = [proxyEndpoint]
    }

    public init(socksv5Proxy proxyEndpoint: NWEndpoint) {
        kind = "SOCKSv5"
        endpoints = [proxyEndpoint]
    }

    public init(relayHops: [RelayHop]) {
        kind = "relay"
        endpoints = relayHops.flatMap(\.endpoints)
    }

    public init(
        obliviousHTTPRelay relay: RelayHop, relayResourcePath: String, gatewayKeyConfig: Data,
        matchDomains: [String] = []
    ) {
        kind = "oblivious HTTP"
        endpoints = relay.endpoints
        self.matchDomains = matchDomains
    }

    public mutating func applyCredential(username: String, password: String) { credential = [username, password] }

    public var debugDescription: String {
        "\(kind) \(endpoints.map(\.debugDescription).joined(separator: ", "))"
    }
}
