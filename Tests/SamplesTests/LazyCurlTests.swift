import Foundation
import JSON
import TestSupport
import Testing

@Suite("An extension's libcurl") struct LazyCurlTests {
    @Test("is loaded when its widget first asks the network, and has all that URLSession calls")
    func loaded() throws {
        let sample = Repository.root.appending(path: "samples/SyncQuote")
        let folder = try TemporaryFolder()
        let server = try LoopbackServer(sample.appending(path: "server"))
        let bridge = try BridgeProcess(
            [sample.appending(path: "SyncQuoteWidget").path, "--sandbox", "off"], root: folder.path("state"))
        try bridge.call("setAppGroupId", ["groupId": "group.syncquote.sample"])
        try bridge.call("updateWidget", ["ios": "SyncQuoteWidget"])
        let before = try libraries(of: bridge)
        let lazy = try #require(before.first { $0.hasSuffix("/lazy/libcurl.so.4") })
        #expect(before.filter { $0.contains("/libcurl.so") || $0.contains("/libcrypto.so") } == [lazy])

        try bridge.call("saveWidgetData", ["id": "quoteURL", "data": .string(server.url("quote.json"))])
        try bridge.call("updateWidget", ["ios": "SyncQuoteWidget"])
        let text = try bridge.call(
            "renderWidget", ["kind": "SyncQuoteWidget", "family": "systemSmall", "format": "archive"]
        ).text
        #expect(text.contains("Robert Frost"))
        #expect(try libraries(of: bridge).contains { $0 != lazy && $0.contains("/libcurl.so.4") })

        let networking = try #require(before.first { $0.hasSuffix("/libFoundationNetworking.so") })
        let wanted = try functions("--undefined-only", of: networking)
        #expect(!wanted.isEmpty)
        #expect(try wanted.subtracting(functions("--defined-only", of: lazy)) == [])
    }

    /// The files of the libraries that the widget's process has loaded.
    private func libraries(of bridge: BridgeProcess) throws -> Set<String> {
        let pid = try #require(bridge.child(named: "SyncQuoteWidget"))
        // Foundation reads no more of such a file than its first page.
        let maps = try ProgramRun(URL(filePath: "/bin/cat"), ["/proc/\(pid)/maps"]).output
        return Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) })
    }

    /// libcurl's functions that a library defines or wants, with their versions.
    private func functions(_ which: String, of library: String) throws -> Set<String> {
        let symbols = try ProgramRun(URL(filePath: "/usr/bin/nm"), ["-D", which, library]).output
        return Set(
            symbols.split(separator: "\n").compactMap { $0.split(separator: " ").last }.filter {
                $0.hasPrefix("curl_")
            }.map { String($0).replacing("@@", with: "@") })
    }
}
