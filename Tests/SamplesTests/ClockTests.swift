import Foundation
import JSON
import TestSupport
import Testing

@Suite("The virtual clock, in a widget's own code")
struct ClockTests {
    private static let widget = Repository.fixtures.appending(path: "ClockWidget")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bridge(_ arguments: String...) throws -> BridgeProcess {
        try BridgeProcess([Self.widget.path] + arguments, root: folder.path("state"))
    }

    private static let small: JSONValue = ["kind": "Clock", "family": "systemSmall", "format": "archive"]

    /// The picture's texts.
    private func texts(_ bridge: BridgeProcess, _ params: JSONObject = [:]) throws -> String {
        var all = Self.small.objectValue ?? [:]
        for (name, value) in params.members { all[name] = value }
        return try #require(try bridge.call("renderWidget", .object(all))["archive"]).text
    }

    @Test("every clock that tells a date stands at the virtual one, and timers run")
    func clocks() throws {
        let bridge = try bridge("--clock", "2026-01-01T09:00:00Z", "--time-zone", "UTC")
        try bridge.call("updateWidget", ["ios": "Clock"])
        let timeline = try bridge.call("getTimeline", ["kind": "Clock", "family": "systemSmall"])
        #expect(timeline["entries"]?.arrayValue?.first == ["date": "2026-01-01T09:00:00Z"])
        #expect(timeline["reason"] == "updateWidget" && timeline["nextReason"] == "atEnd")
        #expect(timeline["nextReload"] == "2026-01-01T11:00:00Z")
        #expect(
            timeline["budget"] == ["limit": 40, "used": 1, "left": 39, "resetsAt": "2026-01-02T09:00:00Z"])
        let shown = try texts(bridge)
        #expect(shown.contains("09:00 9 GMT agree"))
        #expect(shown.contains("drawn at 1,767,258,000 in GMT"))
        let advanced = try bridge.call("advanceClock", ["to": "2026-01-01T13:30:00Z"])
        #expect(advanced["now"] == "2026-01-01T13:30:00Z")
        let reloads = try #require(advanced["reloads"]?.arrayValue)
        #expect(
            Set(reloads.compactMap { $0["date"]?.stringValue }) == ["2026-01-01T11:00:00Z", "2026-01-01T13:00:00Z"])
        #expect(reloads.allSatisfy { $0["reason"] == "atEnd" && $0["entries"] == 3 })
        #expect(try texts(bridge).contains("13:00 13 GMT agree"))
    }

    @Test("another time zone is what the views are drawn for, and where asked anew the provider too")
    func timeZones() throws {
        let bridge = try bridge("--clock", "2026-01-01T09:00:00Z", "--time-zone", "Europe/Berlin")
        #expect(try texts(bridge).contains("10:00 10 Europe/Berlin agree"))
        let tokyo = try texts(bridge, ["timeZone": "Asia/Tokyo"])
        #expect(tokyo.contains("6:00\u{202f}PM") || tokyo.contains("6:00 PM"))
        #expect(tokyo.contains("in Asia/Tokyo"))
        #expect(try texts(bridge).contains("in Europe/Berlin"))
        let error = try bridge.error(
            "renderWidget", ["kind": "Clock", "family": "systemSmall", "timeZone": "Asia/Tokio"])
        #expect(error["data"]?["kind"] == "unknownTimeZone" && error["data"]?["nearest"] == "Asia/Tokyo")
    }

    @Test("render draws the same picture at the same date, whatever day it is")
    func render() throws {
        let pictures = try (0..<2).map { number in
            let path = folder.path("\(number).png")
            let run = try ProgramRun(
                "render", Self.widget.path, "--kind", "Clock", "--family", "systemSmall", "--date",
                "2026-03-01T12:00:00Z", "--time-zone", "America/New_York", "-o", path)
            #expect(run.status == 0, "\(run.errors)")
            return try Data(contentsOf: URL(filePath: path))
        }
        #expect(pictures[0] == pictures[1])
        let archive = folder.path("clock.json")
        let run = try ProgramRun(
            "render", Self.widget.path, "--kind", "Clock", "--family", "systemSmall", "--clock", "2026-03-01T12:00:00Z",
            "--time-zone", "America/New_York", "-o", archive)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try String(contentsOfFile: archive, encoding: .utf8).contains("07:00 7 America/New_York agree"))
    }

    @Test("a timer for a date runs, also where the machine's clock does not show it for long")
    func wallTimers() throws {
        let bridge = try bridge("--clock", "2100-01-01T09:00:00Z", "--time-zone", "UTC")
        #expect(try texts(bridge).contains("far ahead"))
        let timeline = try bridge.call("getTimeline", ["kind": "Clock", "family": "systemSmall"])
        #expect(timeline["entries"]?.arrayValue?.first?["date"]?.stringValue?.hasPrefix("2100-01-01T09:00:00") == true)
    }

    @Test("two widgets of one kind are a warning, of their description and of their reload")
    func duplicates() throws {
        let bridge = try bridge()
        try bridge.call("initialize")
        for call in [("describeWidgets", [:]), ("updateWidget", ["ios": "Twice"])] as [(String, JSONValue)] {
            try bridge.call(call.0, call.1)
            let warning = bridge.message("a warning") { $0["method"] == "warning" }
            #expect(warning?["params"]?["kind"] == "duplicateKind" && warning?["params"]?["subject"] == "Twice")
        }
    }

    /// Lists a PNG's chunks, whose checksums have to be right, says how many pictures it has and how often it plays them,
    /// and whether the first is the other file's.
    private static let chunks = """
        import struct, sys, zlib
        def chunks(path):
            file, at = open(path, 'rb').read(), 8
            while at < len(file):
                size, = struct.unpack_from('>I', file, at)
                body = file[at + 4:at + 8 + size]
                assert struct.unpack_from('>I', file, at + 8 + size) == (zlib.crc32(body),)
                yield body[:4].decode(), body[4:]
                at += 12 + size
        found, first = (list(chunks(path)) for path in sys.argv[1:])
        names = [('' if name in ('IDAT', 'fdAT') else str(len(data))) + ':' + name for name, data in found]
        print(*names, list(struct.unpack('>II', found[1][1])), found[3] == first[1])
        """

    @Test("timeline prints when a widget changes, and draws it")
    func table() throws {
        let pictures = folder.path("pictures")
        let run = try ProgramRun(
            "timeline", Self.widget.path, "--kind", "Clock", "--family", "systemSmall", "--from",
            "2026-01-01T09:00:00Z", "--for", "5h", "--time-zone", "UTC", "-o", pictures)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines == [
                "time why entry left", "2026-01-01T09:00:00Z firstLook 1 of 3 40",
                "2026-01-01T10:00:00Z entry 2 of 3 40", "2026-01-01T11:00:00Z atEnd 1 of 3 39",
                "2026-01-01T12:00:00Z entry 2 of 3 39", "2026-01-01T13:00:00Z atEnd 1 of 3 38",
            ])
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
        #expect(names.count == 6 && names.first == "0001-2026-01-01T09-00-00Z.png" && names.last == "timeline.png")
        let animation = try ProgramRun(
            URL(filePath: "/usr/bin/python3"),
            ["-c", Self.chunks, pictures + "/timeline.png", pictures + "/" + names[0]])
        #expect(
            animation.output == "13:IHDR 8:acTL 26:fcTL :IDAT"
                + String(repeating: " 26:fcTL :fdAT", count: 4) + " 0:IEND [5, 0] True\n", "\(animation.errors)")
        let wrong = try ProgramRun(
            "timeline", Self.widget.path, "--kind", "Clock", "--family", "systemSmall", "--for", "a while")
        #expect(wrong.status == 64 && wrong.errors.contains("24h"))
        let taken = try ProgramRun(
            "timeline", Self.widget.path, "--kind", "Clock", "--family", "systemSmall", "-o",
            try folder.write("", to: "file"))
        #expect(taken.status == 73 && taken.errors.contains("already exists. Name a folder"), "\(taken.errors)")
    }

    @Test("a clock that is none, and a time zone, are refused")
    func refused() throws {
        let clock = try ProgramRun("serve", "--clock", "noon")
        #expect(clock.status == 64 && clock.errors.contains("2026-01-31T09:30:00Z"))
        let zone = try ProgramRun("serve", "--time-zone", "Berlin")
        #expect(zone.status == 64 && zone.errors.contains("no time zone 'Berlin'"))
    }
}
