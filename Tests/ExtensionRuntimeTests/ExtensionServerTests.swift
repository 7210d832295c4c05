import Foundation
import JSON
import SwiftUICompat
import Testing
import WidgetArchive
import WidgetProtocol

@testable import ExtensionRuntime
@testable import WidgetKitCompat

@Suite("The extension's side")
@MainActor struct ExtensionServerTests {
    private func server(
        _ provider: Provider = Provider(), content: @escaping (Entry) -> AnyView = { _ in AnyView(EnvironmentView()) },
        sendAhead: @escaping (EntriesSentAhead) -> Void = { _ in }
    ) -> ExtensionServer {
        struct Sample: Widget {
            var provider = Provider()
            var content: (Entry) -> AnyView = { _ in AnyView(EnvironmentView()) }

            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: provider, content: content)
                    .configurationDisplayName("A sample")
                    .supportedFamilies([.systemSmall, .accessoryCircular])
            }
        }
        return ExtensionServer(
            WidgetContents(of: Sample(provider: provider, content: content)), sendAhead: sendAhead)
    }

    private func context(_ more: JSONObject = [:]) -> JSONValue {
        var context: JSONObject = [
            "family": "systemSmall", "displaySize": ["width": 158, "height": 158],
            "environments": [["colorScheme": "light"], ["colorScheme": "dark"]],
        ]
        for (name, value) in more.members { context[name] = value }
        return ["kind": "Sample", "context": .object(context)]
    }

    /// The colours that fill the archives' first items, as `r`, `g` or `b`.
    private func colors(_ archives: JSONValue?) throws -> String {
        try (archives?.arrayValue ?? []).map { json in
            let archive = try WidgetArchive(json: json)
            guard case .fill(_, .color(let color), _, _)? = archive.items.first else { return "-" }
            return color.red == 1 ? "r" : color.green == 1 ? "g" : "b"
        }.joined()
    }

    private func error(_ server: ExtensionServer, _ method: String, _ params: JSONValue) async -> BridgeError? {
        switch await server.answer(method, params) {
        case .success: nil
        case .failure(let error): error
        }
    }

    @Test("describes its widgets")
    func describe() async throws {
        let answer = try await server().result("describe", [:])
        #expect(answer["archiveVersion"] == 1)
        let widget = try #require(answer["widgets"]?.arrayValue?.first)
        #expect(widget["kind"] == "Sample")
        #expect(widget["displayName"] == "A sample")
        #expect(widget["families"] == ["systemSmall", "accessoryCircular"])
        #expect(widget["configuration"] == ["type": "static", "parameters": []])
    }

    @Test("draws in each environment, and redacts a placeholder")
    func environments() async throws {
        let server = server()
        #expect(try colors(await server.result("snapshot", context())["archives"]) == "gb")
        #expect(try colors(await server.result("placeholder", context())["archives"]) == "rr")
        let stated: JSONValue = [
            ["colorScheme": "dark"], ["redaction": ["placeholder"]], ["layoutDirection": "rightToLeft"],
        ]
        #expect(try colors(await server.result("snapshot", context(["environments": stated]))["archives"]) == "brg")
    }

    @Test(
        "evaluates a view once for light and dark, unless it asks which it is",
        arguments: ["systemSmall", "accessoryCircular"])
    func evaluations(family: String) async throws {
        let (plain, asking) = (Evaluations(), Evaluations())
        let servers = [
            (plain, server { _ in AnyView(Counted(evaluations: plain) { Color.primary }) }, 1),
            (asking, server { _ in AnyView(Counted(evaluations: asking) { EnvironmentView() }) }, 2),
        ]
        for (evaluations, server, count) in servers {
            let answer = try await server.result("snapshot", context(["family": .string(family)]))
            #expect(answer["archives"]?.arrayValue?.count == 2)
            #expect(evaluations.count == count)
        }
    }

    @Test("keeps margins around content with a container's background, and none around content of before iOS 17")
    func margins() async throws {
        let backed = server { _ in AnyView(EnvironmentView().containerBackground(.clear, for: .widget)) }
        for (server, corners) in [(backed, "16 16 142 142"), (server(), "0 0 158 158")] {
            let archive = try await server.result("snapshot", context())["archives"]?.arrayValue?.first
            #expect(try fills(of: archive) == [corners])
        }
    }

    @Test("keeps the margins once around a content of several views, which stand below each other")
    func severalViews() async throws {
        let server = server { _ in AnyView(TwoBands().containerBackground(Color(white: 1), for: .widget)) }
        let archive = try await server.result("snapshot", context())["archives"]?.arrayValue?.first
        #expect(try fills(of: archive) == ["16 16 142 75", "16 83 142 142"])
    }

    /// The corners of what an archive fills, as "minX minY maxX maxY".
    private func fills(of archive: JSONValue?) throws -> [String] {
        try WidgetArchive(json: #require(archive)).items.compactMap { item in
            guard case .fill(let path, _, _, _) = item else { return nil }
            let points = path.elements.compactMap { element -> ArchivePoint? in
                switch element {
                case .move(let point), .line(let point): point
                default: nil
                }
            }
            guard let x = points.map(\.x).minAndMax, let y = points.map(\.y).minAndMax else { return nil }
            return [x.least, y.least, x.most, y.most].map { "\(Int($0))" }.joined(separator: " ")
        }
    }

    @Test("leaves out the container's background on the lock screen")
    func lockScreen() async throws {
        let server = server { _ in AnyView(EnvironmentView().containerBackground(Color(white: 1), for: .widget)) }
        for (family, isTransparent) in [("systemSmall", false), ("accessoryCircular", true)] {
            let answer = try await server.result("snapshot", context(["family": .string(family)]))
            let archive = try WidgetArchive(json: #require(answer["archives"]?.arrayValue?.first))
            #expect(archive.isTransparent == isTransparent)
            #expect(archive.background.isEmpty == isTransparent)
        }
    }

    @Test("does not evaluate a background that the system leaves out: it may hold the view itself")
    func endlessBackground() async throws {
        struct Endless: View {
            var body: some View { Color.red.containerBackground(for: .widget) { background() } }
        }
        let server = server { _ in AnyView(Endless()) }
        let answer = try await server.result("snapshot", context(["family": "accessoryCircular"]))
        let archive = try WidgetArchive(json: #require(answer["archives"]?.arrayValue?.first))
        #expect(archive.background.isEmpty && archive.items.count == 1)
    }

    @Test("gives a timeline's entries, and draws them again from memory until there is a newer one")
    func timeline() async throws {
        let server = server()
        let answer = try await server.result("timeline", context())
        let entries = try #require(answer["entries"]?.arrayValue)
        #expect(entries.map { $0["date"] } == [1.0, 5.0])
        #expect(entries[0]["relevance"] == ["score": 2.0, "duration": 3.0])
        #expect(entries[1]["relevance"] == nil)
        #expect(answer["policy"] == ["type": "after", "date": 9.0])
        var again: JSONObject = ["timeline": try #require(answer["timeline"]), "entry": 1]
        again["context"] = context(["environments": [["colorScheme": "dark"]]])["context"]
        #expect(try colors(await server.result("archive", .object(again))["archives"]) == "b")
        _ = try await server.result("timeline", context())
        #expect(await error(server, "archive", .object(again))?.code == -40)
    }

    @Test("sends the first entries of a long timeline ahead of its reply, and draws no more than is kept")
    func ahead() async throws {
        var messages: [RawJSON] = []
        func timeline(of count: Int) async throws -> JSONValue {
            messages = []
            var provider = Provider()
            provider.timeline = { _, completion in
                let entries = (1...count).map { Entry(date: Date(timeIntervalSince1970: Double($0))) }
                completion(Timeline(entries: entries, policy: .never))
            }
            let server = server(provider) { _ in
                AnyView(Path { path in path.addLines((0..<20_000).map { CGPoint(x: 0.37 * Double($0), y: 40) }) })
            } sendAhead: {
                messages.append($0.json)
            }
            return try await server.result("timeline", context())
        }

        let whole = try await timeline(of: 7)
        #expect(messages.count > 1 && messages.allSatisfy { $0.count < 2 << 20 })
        let sent = messages.flatMap { $0.value?["entries"]?.arrayValue ?? [] }
        let rest = try #require(whole["entries"]?.arrayValue)
        #expect(!rest.isEmpty && (sent + rest).map { $0["date"] } == (1...7).map { JSONValue.double(Double($0)) })
        #expect(sent.allSatisfy { $0["archives"]?.arrayValue?.count == 2 } && whole["policy"] == ["type": "never"])

        let cut = try await timeline(of: 200)
        let size = messages.reduce(0) { $0 + $1.count }
        #expect(size > 30 << 20 && size < 34 << 20)
        let last = try #require(cut["entries"]?.arrayValue?.last?["date"]?.doubleValue)
        #expect(last < 200 && cut["policy"] == ["type": "after", "date": .double(last + 1)])
    }

    @Test("takes the first of several completions, from whatever thread")
    func completions() async throws {
        var provider = Provider()
        provider.snapshot = { _, completion in
            DispatchQueue.global().async {
                completion(Entry(date: Date(timeIntervalSince1970: 7)))
                completion(Entry(date: Date(timeIntervalSince1970: 8)))
            }
        }
        #expect(try await server(provider).result("snapshot", context())["date"] == 7.0)
    }

    @Test("names a completion handler that the provider lets go of without calling it, at once")
    func droppedCompletion() async {
        var provider = Provider()
        provider.timeline = { _, _ in }
        let error = await error(server(provider), "timeline", context())
        #expect(error?.kind == .completionDropped)
        #expect(error?.details["phase"] == "timeline")
    }

    @Test("tells the provider what it is asked for")
    func providerContext() async throws {
        var provider = Provider()
        provider.snapshot = { context, completion in
            let fits =
                context.isPreview && context.family == .accessoryCircular && context.displaySize.width == 72
                && context.environmentVariants.colorScheme == [.dark]
            completion(Entry(date: Date(timeIntervalSince1970: fits ? 1 : 0)))
        }
        let asked = context([
            "family": "accessoryCircular", "isPreview": true, "displaySize": ["width": 72, "height": 72],
            "environments": [["colorScheme": "dark"]],
        ])
        #expect(try await server(provider).result("snapshot", asked)["date"] == 1.0)
    }

    @Test("answers what it cannot do with an error that names it")
    func errors() async {
        let plain = server()
        #expect(await error(plain, "dance", [:])?.code == -32601)
        #expect(
            await error(plain, "snapshot", ["kind": "Other", "context": context()["context"] ?? .null])?.code == -20)
        #expect(await error(plain, "snapshot", context(["family": "huge"]))?.code == -32602)
        #expect(await error(plain, "snapshot", context(["displaySize": ["width": -1, "height": 2]]))?.code == -32602)
        #expect(await error(plain, "snapshot", context(["environments": [["colorScheme": "sepia"]]]))?.code == -32602)
        var provider = Provider()
        provider.timeline = { _, completion in completion(Timeline(entries: [], policy: .atEnd)) }
        #expect(await error(server(provider), "timeline", context())?.code == -27)
        let undrawable = server { _ in AnyView(UndrawableView()) }
        let unsupported = await error(undrawable, "snapshot", context())
        #expect(unsupported?.code == -31)
        #expect(unsupported?.data["type"] == "UndrawableView")
    }
}

extension ExtensionServer {
    /// The result of a call that must not fail.
    fileprivate func result(_ method: String, _ params: JSONValue) async throws -> JSONValue {
        try #require(try await answer(method, params).get().value)
    }
}

extension [Double] {
    fileprivate var minAndMax: (least: Double, most: Double)? {
        guard let least = self.min(), let most = self.max() else { return nil }
        return (least, most)
    }
}
