import Foundation
import GroupStorage
import JSON
import Testing
import WidgetBuild
import WidgetHome

@Suite("An extension that fails") struct FailureTests {
    let fake: FakeExtension

    init() throws {
        fake = try FakeExtension()
        try fake.save("title", "Good")
    }

    private func drawn(_ home: WidgetHome) throws -> String? {
        try home.draw(home.widget(kind: "News", family: "systemSmall")).text
    }

    private func reloadFailure(_ home: WidgetHome) -> WidgetHomeError? {
        failure { () throws(WidgetHomeError) in try home.reload(kind: "News") }
    }

    @Test(
        "is a named error, keeps the last good timeline, and the next call gets a fresh process",
        arguments: [
            (["do": "crash"], -22, "extensionCrashed", "crashed in timeline (SIGILL)"),
            (["do": "crash", "signal": "SIGSEGV"], -22, "extensionCrashed", "crashed in timeline (SIGSEGV)"),
            (["do": "exit"], -22, "extensionCrashed", "exited with status 3 in timeline"),
            (["do": "exit", "status": 0], -22, "extensionCrashed", "exited with status 0 in timeline"),
            (["do": "stray"], -22, "extensionCrashed", "exited with status 4 in timeline"),
            (["do": "hang"], -23, "extensionTimedOut", "did not answer in timeline within 0.5 s"),
            (["do": "garbage"], -23, "extensionTimedOut", "did not answer in timeline within 0.5 s"),
            (["do": "close"], -22, "extensionCrashed", "closed its output in timeline"),
            (["do": "memory", "bytes": 300_000_000], -24, "memoryLimit", "the limit is 200.0 MB"),
        ] as [(JSONValue, Int, String, String)])
    func fails(behaviour: JSONValue, code: Int, kind: String, message: String) throws {
        try fake.home().reload(kind: "News")
        let home = fake.home { options in if code == -23 { options.callLimit = .milliseconds(500) } }
        try fake.save("title", "Better")
        try fake.behave(["timeline": behaviour])
        let error = try #require(reloadFailure(home))
        #expect(error.code == code)
        #expect(error.kind == kind)
        #expect(error.phase == "timeline")
        #expect(error.message.contains(message), "\(error.message)")
        #expect(try drawn(home) == "Good 200")
        #expect(try drawn(fake.home()) == "Good 200")

        try fake.behave([:])
        let patient = code == -23 ? fake.home() : home
        let failed = try #require(fake.processes.last)
        try patient.reload(kind: "News")
        #expect(try drawn(patient) == "Better 200")
        #expect(fake.processes.last != failed)
        #expect(kill(failed, 0) != 0, "the failed process is gone, not a zombie")
    }

    @Test("a crash tells the last lines of stderr")
    func lastLines() throws {
        try fake.behave(["timeline": ["do": "crash", "print": "reading posts"]])
        let error = try #require(reloadFailure(fake.home()))
        #expect(error.message.hasSuffix("Fatal error: Unexpectedly found nil"))
        #expect(error.data["stderr"] == ["reading posts", "Widget.swift:7: Fatal error: Unexpectedly found nil"])
        #expect(error.data["signal"] == "SIGILL")
        #expect(error.data["hint"]?.stringValue?.isEmpty == false)
    }

    @Test("a flood of prints on both outputs does no harm")
    func flood() throws {
        try fake.behave(["timeline": ["do": "flood"]])
        let home = fake.home()
        try home.reload(kind: "News")
        #expect(try drawn(home) == "Good 200")
        #expect(fake.processes.count == 1)
    }

    @Test("lines that are no replies are passed over")
    func garbageBetween() throws {
        try fake.behave(["timeline": ["do": "garbage", "then": "answer"]])
        let home = fake.home()
        try home.reload(kind: "News")
        #expect(try drawn(home) == "Good 200")
    }

    @Test("a line without an end is refused, with bounded memory")
    func endlessLine() throws {
        try fake.behave(["timeline": ["do": "endless"]])
        let error = try #require(reloadFailure(fake.home()))
        #expect(error.code == -22)
        #expect(error.kind == "extensionGarbage")
    }

    @Test("families that were answered before the crash are kept")
    func keepsWhatWasGood() throws {
        try fake.behave(["timeline": ["do": "crash", "family": "systemMedium"]])
        let home = fake.home()
        #expect(reloadFailure(home)?.code == -22)
        #expect(try drawn(home) == "Good 200")
        #expect(fake.calls.filter { $0.contains("timeline") }.count == 2)
    }

    @Test(
        "what the extension refuses is passed on, and its process lives on",
        arguments: [
            ["code": -27, "message": "No entries", "data": ["kind": "emptyTimeline", "hint": "Give one."]] as JSONValue,
            [
                "code": -31, "message": "Map is not supported",
                "data": ["kind": "unsupportedView", "type": "Map", "hint": "."],
            ],
        ])
    func refused(error: JSONValue) throws {
        try fake.behave(["timeline": ["do": "refuse", "error": error, "family": "systemMedium"]])
        let home = fake.home()
        let failure = try #require(reloadFailure(home))
        #expect(failure.code == error["code"]?.intValue)
        #expect(failure.message == error["message"]?.stringValue)
        #expect(failure.data["kind"] == error["data"]?["kind"])
        #expect(failure.data["type"] == error["data"]?["type"])
        #expect(failure.phase == "timeline")
        #expect(try drawn(home) == "Good 200")
        #expect(fake.processes.count == 1)
    }

    @Test("an empty timeline is -27")
    func empty() throws {
        try fake.behave(["timeline": ["dates": []]])
        #expect(reloadFailure(fake.home())?.code == -27)
    }

    @Test("an executable that cannot be started is named")
    func notStarted() throws {
        let home = WidgetHome(
            root: fake.folder + "/state",
            extensions: [
                .init(
                    name: "Gone", bundleIdentifier: "com.example.gone", executablePath: fake.folder + "/gone",
                    resourcesPath: "/", appGroups: [], entitlementsPath: nil, sources: [])
            ], storage: fake.storage)
        let error = failure { () throws(WidgetHomeError) in try home.descriptions() }
        #expect(error?.code == -22)
        #expect(error?.phase == "launch")
        #expect(error?.message.contains("/gone: No such file or directory") == true)
    }

    @Test("an extension that ended between two calls is started again")
    func endedBetween() throws {
        let home = fake.home()
        try home.reload(kind: "News")
        let pid = try #require(fake.processes.last)
        kill(pid, SIGKILL)
        // Until the thread that waits for it has reaped it.
        while kill(pid, 0) == 0 { usleep(1000) }
        try home.reload(kind: "News")
        #expect(fake.processes.count == 2)
    }

    @Test("failures leave no descriptor and no child behind")
    func leaks() throws {
        func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let home = fake.home()
        try home.reload(kind: "News")
        home.stop()
        let before = try descriptors()
        try fake.behave(["timeline": ["do": "crash"]])
        for _ in 0..<10 { #expect(reloadFailure(home)?.code == -22) }
        home.stop()
        // Other tests of this process open descriptors too; ten leaks of three would show.
        #expect(try descriptors() < before + 25)
        for pid in fake.processes { #expect(kill(pid, 0) != 0) }
    }

    @Test("calls from several threads take their turn")
    func concurrent() async throws {
        let home = fake.home()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try home.reload(kind: "News").count } }
            for try await count in group { #expect(count == 3) }
        }
        #expect(fake.processes.count == 1)
        #expect(try drawn(home) == "Good 200")
    }
}
