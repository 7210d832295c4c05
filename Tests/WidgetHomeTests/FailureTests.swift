import Foundation
import GroupStorage
import JSON
import TestSupport
import Testing
import WidgetBuild
import WidgetHome
import WidgetProtocol

@Suite("An extension that fails") struct FailureTests {
    let fake: FakeExtension

    init() throws {
        fake = try FakeExtension()
        try fake.save("title", "Good")
    }

    private func drawn(_ home: WidgetHome) throws -> String? {
        try home.draw(home.widget(kind: "News", family: "systemSmall")).text
    }

    /// The first failure of a reload.
    private func reloadFailure(_ home: WidgetHome) -> BridgeError? {
        (try? home.reload(kind: "News"))?.failed.first?.error
    }

    /// Waits for a process that was killed: it is gone once the thread that waits for it has reaped it.
    private func waitForEnd(of pid: Int32) {
        Deadline.wait(for: "the end of process \(pid)") { kill(pid, 0) != 0 }
    }

    @Test(
        "is a named error, keeps the last good timeline, and the next call gets a fresh process",
        arguments: [
            (["do": "crash"], -22, .extensionCrashed, "crashed in timeline (SIGILL)"),
            (["do": "crash", "signal": "SIGSEGV"], -22, .extensionCrashed, "crashed in timeline (SIGSEGV)"),
            (["do": "exit"], -22, .extensionCrashed, "exited with status 3 in timeline"),
            (["do": "exit", "status": 0], -22, .extensionCrashed, "exited with status 0 in timeline"),
            (["do": "stray"], -22, .extensionCrashed, "exited with status 4 in timeline"),
            (["do": "hang"], -23, .extensionTimedOut, "did not answer in timeline within 0.5 s"),
            (["do": "garbage"], -23, .extensionTimedOut, "did not answer in timeline within 0.5 s"),
            (["do": "close"], -22, .extensionCrashed, "closed its output in timeline"),
            (["do": "leak"], -23, .continuationLeaked, "waits in timeline for a continuation that fetch() has leaked"),
            (["do": "memory", "bytes": 300_000_000], -24, .memoryLimit, "the limit is 200.0 MB"),
        ] as [(JSONValue, Int, ErrorKind, String)])
    func fails(behaviour: JSONValue, code: Int, kind: ErrorKind, message: String) throws {
        try fake.home().reload(kind: "News")
        let others = fake.processes
        let home = fake.home { options in if kind == .extensionTimedOut { options.callLimit = .milliseconds(500) } }
        try fake.save("title", "Better")
        try fake.behave(["timeline": behaviour])
        let error = try #require(reloadFailure(home))
        #expect(error.code == code)
        #expect(error.kind == kind)
        #expect(error.details["phase"] == "timeline")
        #expect(error.message.contains(message), "\(error.message)")
        #expect(try drawn(home) == "Good 200")
        #expect(try drawn(fake.home()) == "Good 200")

        try fake.behave([:])
        let patient = kind == .extensionTimedOut ? fake.home() : home
        let failed = fake.processes.last { !others.contains($0) }
        // On a busy machine a process may be given up before it has said which it is.
        #expect(failed != nil || kind == .extensionTimedOut)
        try patient.reload(kind: "News")
        #expect(try drawn(patient) == "Better 200")
        let next = try #require(fake.processes.last)
        #expect(next != failed && !others.contains(next))
        if let failed { waitForEnd(of: failed) }
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
        #expect(error.kind == .extensionGarbage)
    }

    @Test("entries that come ahead of a reply are the first of its timeline, and bounded")
    func ahead() throws {
        try fake.behave(["timeline": ["ahead": 2]])
        let home = fake.home()
        try home.reload(kind: "News")
        let widget = try home.widget(kind: "News", family: "systemSmall")
        #expect(try home.timeline(of: widget).entries.map(\.date) == [100, 200, 300])
        #expect(try drawn(home) == "Good 200")

        let half: JSONValue = .int(33 << 20)
        try fake.behave(["timeline": ["ahead": 2, "filler": half]])
        let error = try #require(reloadFailure(home))
        #expect(error.kind == .archiveTooComplex && error.data["limit"] == .int(64 << 20))
        // Of small ones there is an end, too: each gives the call more time.
        try fake.behave(["timeline": ["ahead": 70, "count": 80]])
        #expect(reloadFailure(home)?.kind == .archiveTooComplex)
        try fake.behave(["timeline": ["ahead": 1, "filler": half]])
        try home.reload(kind: "News")
        #expect(fake.processes.count == 1)
    }

    @Test("a crash costs the family that it happened in: the others are reloaded, and the error names which")
    func costsOneFamily() throws {
        try fake.home().reload(kind: "News")
        try fake.save("title", "Better")
        try fake.behave(["timeline": ["do": "crash", "family": "systemMedium"]])
        let home = fake.home()
        let outcome = try home.reload(kind: "News")
        #expect(outcome.reloaded.map(\.widget.family) == [.systemSmall, .systemLarge])
        #expect(outcome.failed.map(\.widget.family) == [.systemMedium])
        #expect(outcome.failed.first?.error.kind == .extensionCrashed)
        let texts = try ["systemSmall", "systemMedium", "systemLarge"].map {
            try home.draw(home.widget(kind: "News", family: $0)).text
        }
        #expect(texts == ["Better 200", "Good 200", "Better 200"])
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
        #expect(failure.details["phase"] == "timeline" || failure.kind == .unsupportedView)
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
            root: fake.root,
            extensions: [
                .init(
                    name: "Gone", bundleIdentifier: "com.example.gone", executablePath: fake.folder.path("gone"),
                    resourcesPath: "/", appGroups: [], entitlementsPath: nil, sources: [])
            ], storage: fake.storage)
        let error = home.descriptions().failures.first?.error
        #expect(error?.code == -22)
        #expect(error?.kind == .extensionNotStarted && error?.details["phase"] == "launch")
        #expect(error?.message.contains("/gone: No such file or directory") == true)
    }

    @Test("an extension that ended between two calls is started again")
    func endedBetween() throws {
        let home = fake.home()
        try home.reload(kind: "News")
        let pid = try #require(fake.processes.last)
        kill(pid, SIGKILL)
        waitForEnd(of: pid)
        try home.reload(kind: "News")
        #expect(fake.processes.count == 2)
    }

    @Test("calls from several threads take their turn")
    func concurrent() async throws {
        let home = fake.home()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try home.reload(kind: "News").reloaded.count } }
            for try await count in group { #expect(count == 3) }
        }
        #expect(fake.processes.count == 1)
        #expect(try drawn(home) == "Good 200")
    }
}
