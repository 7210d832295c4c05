import Foundation
import JSON
import TestSupport
import Testing

@Suite("Extensions of a bridge") struct ExtensionTests {
    @Test("one that crashes when it is asked what it has fails only itself")
    func describeCrash() async throws {
        try await onThread {
            let (good, bad) = (try FakeExtension(), try FakeExtension())
            try bad.behave(["describe": ["do": "crash"]])
            let bridge = try BridgeProcess([bad.built(), good.built(), "--sandbox", "off"], root: good.root)
            try bridge.call("initialize")
            bridge.send(1, "describeWidgets")
            #expect(bridge.reply(1)?["result"]?.arrayValue?.map { $0["kind"] } == ["News", "Clock"])
            bridge.send(2, "getInstalledWidgets")
            #expect(bridge.reply(2)?["result"]?.arrayValue?.count == 4)
            for id in [1, 2] {
                let warning = bridge.message("a warning") {
                    $0["method"] == "warning" && $0["params"]?["id"] == .int(id)
                }
                #expect(warning?["params"]?["kind"] == "extensionFailed")
            }
            #expect(try bridge.call("updateWidget", ["ios": "Clock"]) == true)
            let error = try bridge.error("updateWidget", ["ios": "Clok"])
            #expect(error["code"] == -20 && error["data"]?["kinds"] == ["News", "Clock"])
            #expect(error["data"]?["extensions"]?.arrayValue?.map { $0["kind"] } == ["extensionCrashed"])
        }
    }

    @Test("where all of them fail, the call does, with the reasons")
    func allFail() async throws {
        try await onThread {
            let bad = try FakeExtension()
            try bad.behave(["describe": ["do": "crash"]])
            let bridge = try BridgeProcess([bad.built(), "--sandbox", "off"], root: bad.root)
            #expect(try bridge.error("describeWidgets")["code"] == -22)
            let error = try bridge.error("getInstalledWidgets")
            #expect(error["code"] == -8 && error["data"]?["kind"] == "installedWidgetsUnavailable")
            #expect(error["data"]?["extensions"]?.arrayValue?.map { $0["code"] } == [-22])
        }
    }

    @Test("a family that fails costs that family: the error names it, and those that were reloaded")
    func oneFamily() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave(["timeline": ["do": "crash", "family": "systemMedium"]])
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            let error = try bridge.error("updateWidget", ["ios": "News"])
            #expect(error["code"] == -22)
            #expect(error["data"]?["reloaded"] == ["News.systemSmall", "News.systemLarge"])
            let failed = error["data"]?["failed"]?.arrayValue
            #expect(failed?.map { $0["id"] } == ["News.systemMedium"])
            #expect(failed?.first?["kind"] == "extensionCrashed")
            #expect(try bridge.call("getTimeline", ["id": "News.systemLarge"])["entries"]?.arrayValue?.count == 3)
        }
    }

    @Test("crashes leave no descriptor and no child behind")
    func leaks() async throws {
        try await onThread {
            let fake = try FakeExtension()
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            func descriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/\(bridge.pid)/fd").count
            }
            func crash() throws {
                try fake.behave(["timeline": ["do": "crash"]])
                #expect(try bridge.error("updateWidget", ["ios": "Clock"])["code"] == -22)
                try fake.behave([:])
                try bridge.call("updateWidget", ["ios": "Clock"])
            }
            try crash()
            let before = try descriptors()
            for _ in 0..<10 { try crash() }
            // What a crash leaves is put away beside the calls.
            Deadline.wait(for: "no more descriptors than before") { (try? descriptors()) ?? .max <= before }
            for pid in fake.processes.dropLast() {
                Deadline.wait(for: "the end of \(pid), which is not to be a zombie") { kill(pid, 0) != 0 }
            }
        }
    }

    @Test("what a picture lacks is a warning of it")
    func incomplete() async throws {
        try await onThread {
            let fake = try FakeExtension()
            try fake.behave([
                "timeline": ["items": [["image": "absent", "frame": [0, 0, 9, 9], "naturalSize": [9, 9]]]]
            ])
            let bridge = try BridgeProcess([fake.built(), "--sandbox", "off"], root: fake.root)
            let picture = try bridge.call("renderWidget", ["kind": "Clock", "family": "systemSmall"])
            #expect(picture["warnings"]?.arrayValue?.map { $0["kind"] } == ["pictureIncomplete"])
        }
    }
}
