import ArgumentParser

/// An address of this machine's own: `8417`, `127.0.0.1:8417`, `localhost:8417` or `[::1]:8417`.
struct ListenAddress: ExpressibleByArgument, Hashable, Sendable {
    var host: String
    var port: Int

    /// Nil for any other: what listens to a network would give everybody on it this user's rights.
    init?(argument: String) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, let port = UInt16(last) else { return nil }
        self.port = Int(port)
        switch parts.dropLast().joined(separator: ":") {
        case "" where parts.count == 1, "127.0.0.1", "localhost": host = "127.0.0.1"
        case "[::1]": host = "::1"
        default: return nil
        }
    }
}
