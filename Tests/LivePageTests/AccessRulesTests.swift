import LivePage
import Testing

@Suite("Who may talk to the server") struct AccessRulesTests {
    private let rules = AccessRules(token: String(repeating: "a", count: 64), port: 8417)

    private func refusal(_ fields: [String: String]) -> AccessRules.Refusal? {
        rules.refusal { name in fields[name].map { [$0] } ?? [] }
    }

    @Test(
        "this machine by its names, at this port",
        arguments: ["127.0.0.1:8417", "localhost:8417", "LOCALHOST:8417", "[::1]:8417"])
    func ownHosts(host: String) {
        #expect(refusal(["Host": host]) == nil)
        #expect(refusal(["Host": host, "Origin": "http://127.0.0.1:8417"]) == nil)
    }

    @Test(
        "no other name, which may lead here",
        arguments: ["evil.example:8417", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8417.evil.example", ""])
    func foreignHosts(host: String) {
        #expect(refusal(["Host": host]) == .foreignHost)
    }

    @Test("not without a name, or with two")
    func hostCount() {
        #expect(refusal([:]) == .foreignHost)
        #expect(rules.refusal { $0 == "Host" ? ["127.0.0.1:8417", "127.0.0.1:8417"] : [] } == .foreignHost)
    }

    @Test(
        "no page of another site",
        arguments: ["http://evil.example", "https://127.0.0.1:8417", "http://127.0.0.1:3000", "null"])
    func foreignOrigins(origin: String) {
        #expect(refusal(["Host": "127.0.0.1:8417", "Origin": origin]) == .foreignOrigin)
    }

    @Test("a link from elsewhere leads to the page, and to nothing that a page loads")
    func links() {
        let host = ["Host": "127.0.0.1:8417", "Sec-Fetch-Site": "cross-site"]
        #expect(refusal(host.merging(["Sec-Fetch-Mode": "navigate"]) { $1 }) == nil)
        #expect(refusal(host.merging(["Sec-Fetch-Mode": "no-cors"]) { $1 }) == .foreignOrigin)
        #expect(refusal(host) == .foreignOrigin)
    }

    @Test("the token, whole")
    func tokens() {
        let token = String(repeating: "a", count: 64)
        #expect(rules.refusal(ofToken: token) == nil)
        for wrong in [nil, "", "a", token + "a", String(token.dropLast()) + "b"] {
            #expect(rules.refusal(ofToken: wrong) == .wrongToken)
        }
    }
}

@Suite("What an address says of its session") struct SessionOptionsTests {
    @Test("options of serve, each in one piece")
    func options() {
        let options = SessionOptions(
            query: "token=t&clock=2026-01-01T09:00:00Z&timeZone=Europe%2FBerlin&budget=off&locale=de_DE")
        #expect(options?.token == "t")
        #expect(
            options?.arguments == [
                "--clock=2026-01-01T09:00:00Z", "--time-zone=Europe/Berlin", "--no-budget", "--locale=de_DE",
            ])
        #expect(SessionOptions(query: "")?.arguments == [])
    }

    @Test(
        "nothing that serve is not to be told", arguments: ["root=/etc", "sandbox=off", "budget=on", "clock=%00", "a"])
    func unknown(query: String) {
        #expect(SessionOptions(query: query) == nil)
    }

    @Test("a value is never an option of its own")
    func values() {
        #expect(SessionOptions(query: "locale=--root")?.arguments == ["--locale=--root"])
    }
}
