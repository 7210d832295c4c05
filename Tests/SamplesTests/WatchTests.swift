import Foundation
import JSON
import TestSupport
import Testing

/// `serve --watch`, whose host edits the widget.
@Suite("Sources that are watched") struct WatchTests {
    private static let kind = "Watched"

    private static func source(_ content: String) -> String { MinimalWidget.source(kind, showing: content) }

    /// A widget's folder and a bridge that watches it, whose first build is used.
    private static func watching(
        _ folder: TemporaryFolder, named name: String = "Widget", _ body: (BridgeProcess) throws -> Void
    ) throws {
        let bridge = try BridgeProcess(
            [folder.path(name), "--watch", "--clock", "2026-01-01T09:00:00Z"], root: folder.path("state"))
        try bridge.call("initialize")
        _ = bridge.message("the first build") { $0["method"] == "extensionBuilt" }
        try bridge.call("updateWidget", ["ios": .string(kind)])
        try body(bridge)
        let (messages, status) = bridge.finish()
        #expect(messages.allSatisfy { $0["method"]?.stringValue != "buildFailed" })
        #expect(status == 0)
    }

    private static func digest(_ bridge: BridgeProcess) throws -> String {
        let picture = try bridge.call(
            "renderWidget", ["kind": .string(kind), "family": "systemSmall", "inline": true, "scale": 1])
        return try #require(picture["digest"]?.stringValue)
    }

    private static func built(_ bridge: BridgeProcess, isNew: Bool = true) throws {
        let message = bridge.message("the build") {
            $0["method"] == "extensionBuilt" && $0["params"]?["isNew"] == .bool(isNew)
        }
        #expect(message?["params"]?["seconds"]?.doubleValue != nil)
        guard isNew else { return }
        _ = bridge.message("its reload") {
            $0["method"] == "timelineReloaded" && $0["params"]?["reason"] == "built"
                && $0["params"]?["family"] == "systemSmall"
        }
    }

    @Test("an edit is built and drawn; an error leaves the last good picture, and its mend is told")
    func edits() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            try folder.write(Self.source("Text(\"one\")"), to: "Widget/Widget.swift")
            try Self.watching(folder) { bridge in
                let first = try Self.digest(bridge)
                try folder.write(Self.source("Text(\"two\")"), to: "Widget/Widget.swift")
                try Self.built(bridge)
                let second = try Self.digest(bridge)
                #expect(first != second)

                try folder.write(Self.source("Text(missing)"), to: "Widget/Widget.swift")
                let failure = bridge.message("the error") { $0["method"] == "buildFailed" }
                let error = try #require(failure?["params"]?["error"])
                #expect(error["code"] == -30)
                #expect(error["data"]?["diagnostics"]?.stringValue?.contains("Widget.swift:") == true)
                #expect(try Self.digest(bridge) == second)

                try folder.write(Self.source("Text(\"two\")"), to: "Widget/Widget.swift")
                try Self.built(bridge, isNew: false)
                #expect(try Self.digest(bridge) == second)
            }
        }
    }

    @Test("a file that is new belongs to the widget, in a folder that is new, too")
    func newFiles() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            try folder.write(Self.source("Text(\"one\")"), to: "Widget/Widget.swift")
            try Self.watching(folder) { bridge in
                let first = try Self.digest(bridge)
                try folder.write("let words = \"two\"\n", to: "Widget/Words/Words.swift")
                try Self.built(bridge)
                try folder.write(Self.source("Text(words)"), to: "Widget/Widget.swift")
                try Self.built(bridge)
                try folder.write("let words = \"three\"\n", to: "Widget/Words/Words.swift")
                try Self.built(bridge)
                #expect(try Self.digest(bridge) != first)
            }
        }
    }

    @Test("where only a string table has changed, nothing is compiled")
    func resources() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let name = "WatchedStrings"
            let table = "\(name)/en.lproj/Localizable.strings"
            try folder.write(Self.source("Text(\"greeting\")"), to: "\(name)/Widget.swift")
            try folder.write("\"greeting\" = \"Hello\";\n", to: table)
            try Self.watching(folder, named: name) { bridge in
                let first = try Self.digest(bridge)
                let executables = try Self.programs(named: name)
                try folder.write("\"greeting\" = \"Goodbye\";\n", to: table)
                try Self.built(bridge)
                #expect(try Self.digest(bridge) != first)
                #expect(try Self.programs(named: name) == executables)
            }
        }
    }

    /// How many programs of that name the cache has, which tests share.
    private static func programs(named name: String) throws -> Int {
        let cache = try #require(Repository.environment["XDG_CACHE_HOME"]) + "/widget-bridge/compiled"
        return try FileManager.default.contentsOfDirectory(atPath: cache).filter {
            FileManager.default.fileExists(atPath: "\(cache)/\($0)/\(name)")
        }.count
    }

    @Test("where the system watches no more folders, that is said")
    func notWatched() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            try folder.write(Self.source("Text(\"one\")"), to: "Widget/Widget.swift")
            // A user's limit, which a namespace of its own has.
            let limit = "echo 0 > /proc/sys/user/max_inotify_watches; exec \"$0\" \"$@\""
            let bridge = try BridgeProcess(
                [folder.path("Widget"), "--watch"], root: folder.path("state"),
                under: ["/usr/bin/unshare", "-rU", "/bin/sh", "-c", limit])
            try bridge.call("initialize")
            let warning = bridge.message("the warning") { $0["params"]?["kind"] == "notWatched" }
            #expect(warning?["params"]?["hint"]?.stringValue?.contains("max_user_watches") == true)
            #expect(try bridge.call("updateWidget", ["ios": .string(Self.kind)]) == true)
        }
    }

    @Test("a widget that does not build at first is built when it is mended")
    func firstBuild() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            try folder.write(Self.source("Text(missing)"), to: "Widget/Widget.swift")
            let bridge = try BridgeProcess([folder.path("Widget"), "--watch"], root: folder.path("state"))
            try bridge.call("initialize")
            #expect(try bridge.error("updateWidget", ["ios": .string(Self.kind)])["code"] == -30)
            try folder.write(Self.source("Text(\"one\")"), to: "Widget/Widget.swift")
            let message = bridge.message("the build") { $0["method"] == "extensionBuilt" }
            #expect(message?["params"]?["isNew"] == true)
            #expect(try bridge.call("updateWidget", ["ios": .string(Self.kind)]) == true)
            #expect(bridge.finish().status == 0)
        }
    }
}

/// Two bridges on one root, one of which reloads.
@Suite("Reloads of other bridges") struct ForeignReloadTests {
    @Test("are told once, and a bridge's own are told once, too")
    func announced() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let widget = Repository.news.appending(path: "NewsWidget").path()
            let looking = try BridgeProcess([widget], root: folder.path)
            let reloading = try BridgeProcess([widget], root: folder.path)
            for bridge in [looking, reloading] {
                try bridge.call("initialize")
                try bridge.call("describeWidgets")
            }
            try looking.call("updateWidget", ["ios": "NewsWidget"])
            for _ in 0..<3 { _ = looking.message("its own reload") { $0["method"] == "timelineReloaded" } }
            try reloading.call("updateWidget", ["ios": "NewsWidget"])
            for family in ["systemSmall", "systemMedium", "systemLarge"] {
                let told = looking.message("the reload of \(family)") {
                    $0["method"] == "timelineReloaded" && $0["params"]?["family"] == .string(family)
                }
                #expect(told?["params"]?["reason"] == "updateWidget")
                #expect(told?["params"]?["id"] == .string("NewsWidget.\(family)"))
            }
            #expect(looking.finish().messages.allSatisfy { $0["method"] != "timelineReloaded" })
        }
    }
}
