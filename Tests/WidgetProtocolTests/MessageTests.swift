import JSON
import Testing
import WidgetArchive
import WidgetProtocol

@Suite("Messages between the bridge and an extension") struct MessageTests {
    private static let environment = DrawingEnvironment(
        colorScheme: .dark, locale: "de_DE", layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility3,
        renderingMode: .vibrant, redaction: [.privacy, .invalidated], displayScale: 2, os: .iOS18)

    private static let context = DrawingContext(
        family: .systemMedium, displaySize: ArchiveSize(width: 338, height: 158.5), isPreview: true,
        environments: [environment, DrawingEnvironment()])

    private func read<Call: ExtensionCall>(_ call: Call) throws -> Call {
        try Call(params: JSONValue(parsing: JSONValue.object(call.params).text))
    }

    private func read<Reply: ExtensionReply>(_ reply: Reply) -> Reply? {
        reply.json.bytes.withUnsafeBufferPointer { try? Reply(JSONSlice($0)) }
    }

    @Test("are read as they were written: requests for entries")
    func entries() throws {
        let widget = WidgetRequest(kind: "News", configuration: ["topic": "world"], context: Self.context)
        #expect(try read(TimelineCall(widget)).widget == widget)
        #expect(try read(SnapshotCall(widget)).widget == widget)
        let plain = WidgetRequest(kind: "News", configuration: nil, context: Self.context)
        #expect(try read(PlaceholderCall(plain)).widget == plain)
        let archive = try read(ArchiveCall(timeline: "t/1", entry: 2, context: Self.context))
        #expect(archive.timeline == "t/1" && archive.entry == 2 && archive.context == Self.context)
    }

    @Test("are read as they were written: requests about configurations, previews and activities")
    func others() throws {
        let options = try read(OptionsCall(kind: "K", parameter: "p", search: "s", configuration: ["a": [1]]))
        #expect(options.parameter == "p" && options.search == "s" && options.configuration == ["a": [1]])
        let configure = try read(ConfigureCall(kind: "K", family: .systemLarge, configuration: ["a": nil]))
        #expect(configure.family == .systemLarge && configure.configuration == ["a": nil])
        #expect(try read(DescribeCall(locale: "fr_FR")).locale == "fr_FR")
        let preview = try read(PreviewCall(name: "A", entry: 3, environments: [Self.environment]))
        #expect(preview.entry == 3 && preview.environments == [Self.environment])
        let activity = try read(
            ActivityCall(
                attributesType: "T", attributes: ["n": 1], state: [:], presentation: .minimal,
                environments: [Self.environment]))
        #expect(activity.presentation == .minimal && activity.attributes == ["n": 1])
    }

    @Test("are read as they were written: replies, their archives as the text that they are")
    func replies() throws {
        let archive = RawJSON(trusted: Array(#"{"version": 1,  "size":[1,2]}"#.utf8))
        let moment = TimelineMoment(date: 12.25, relevance: ["score": 1.0])
        let timeline = TimelineReply(
            timeline: "t", entries: [DrawnReply(entry: moment, archives: [archive, archive])], policy: .after(99.5))
        let read = try #require(self.read(timeline))
        #expect(read.timeline == "t" && read.policy == .after(99.5))
        #expect(read.entries[0].entry == moment && read.entries[0].archives == [archive, archive])
        let preview = PreviewReply(
            size: ArchiveSize(width: 10, height: 20.5), cornerRadius: 22, entries: 4, date: 7, archives: [archive])
        let shown = try #require(self.read(preview))
        #expect(shown.size == preview.size && shown.cornerRadius == 22 && shown.entries == 4 && shown.date == 7)
        #expect(self.read(OptionsCall.Reply([["a": 1]]))?.list == [["a": 1]])
        let described = self.read(DescribeReply(widgets: [["kind": "K"]], activities: [], controls: []))
        #expect(described?.widgets == [["kind": "K"]])
    }

    @Test(
        "that are none are refused, and named",
        arguments: [
            ["kind": "K"], ["kind": 1, "context": [:]], ["kind": "K", "context": ["family": "huge"]],
            ["kind": "K", "context": ["family": "systemSmall", "environments": []]],
            ["kind": "K", "context": ["family": "systemSmall", "environments": [["colorScheme": "sepia"]]]],
            ["kind": "K", "context": ["family": "systemSmall", "displaySize": ["width": -1, "height": 1]]],
        ] as [JSONValue])
    func malformed(params: JSONValue) {
        #expect(throws: BridgeError.self) { try TimelineCall(params: params) }
    }

    @Test("an archive of another version is no description")
    func otherVersion() {
        #expect(DescribeReply(["archiveVersion": .int(WidgetArchive.version + 1), "widgets": []]) == nil)
    }
}
