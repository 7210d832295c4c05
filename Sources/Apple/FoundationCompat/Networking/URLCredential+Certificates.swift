import Foundation
public import FoundationNetworking

extension URLCredential {
    /// A client's certificate, which connections here do not show.
    ///
    /// - Compatibility: compiles
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) {
        self.init(user: "", password: "", persistence: persistence)
        Unavailable.note("a connection with a client's certificate")
    }

    /// That a server is trusted: connections here go by this machine's certificates alone.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

extension URLProtectionSpace {
    /// None: connections here ask nobody whether a server is trusted.
    public var serverTrust: SecTrust? { nil }
}
