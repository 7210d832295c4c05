/// Who may talk to the server: programs of this machine that know the token, and its own page.
///
/// A browser runs pages of strangers beside the user's own. What such a page can reach it by is refused: another site's
/// `Origin`, and a name of its own that leads here (DNS rebinding), which is in `Host`.
package struct AccessRules: Sendable {
    /// What a request is refused with.
    package enum Refusal: Sendable, Hashable {
        /// It names another host than this one.
        case foreignHost
        /// A page of another site has made it.
        case foreignOrigin
        /// It does not have the token.
        case wrongToken
    }

    private let token: String
    /// Names of this server, as `Host` has them.
    private let names: Set<String>

    package init(token: String, port: Int) {
        self.token = token
        names = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
    }

    /// What is wrong with a request, by its header fields; nil for nothing.
    ///
    /// - Parameter field: gives a field's values by its name.
    package func refusal(_ field: (String) -> [String]) -> Refusal? {
        let hosts = field("Host")
        guard hosts.count == 1, names.contains(hosts[0].lowercased()) else { return .foreignHost }
        // Programs send none.
        for origin in field("Origin") where !isOwn(origin) { return .foreignOrigin }
        // A link from elsewhere leads to the page, and to nothing else: only its own modules ask for them.
        if field("Sec-Fetch-Site").contains("cross-site"), !field("Sec-Fetch-Mode").contains("navigate") {
            return .foreignOrigin
        }
        return nil
    }

    /// What is wrong with a request for a session; nil for nothing.
    package func refusal(ofToken given: String?) -> Refusal? {
        guard let given else { return .wrongToken }
        // As long for every wrong token.
        var difference = given.utf8.count ^ token.utf8.count
        for (left, right) in zip(given.utf8, token.utf8) { difference |= Int(left ^ right) }
        return difference == 0 ? nil : .wrongToken
    }

    private func isOwn(_ origin: String) -> Bool {
        let origin = origin.lowercased()
        return names.contains { origin == "http://\($0)" }
    }
}
