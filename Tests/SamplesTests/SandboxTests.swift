import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

/// Skipped, visibly, where the system refuses namespaces.
@Suite("A hostile widget", .enabled(if: Namespaces.areAllowed, "the system refuses namespaces to bubblewrap"))
struct SandboxTests {
    private let folder: TemporaryFolder
    private static let secret = "a-secret-\(UUID().uuidString)"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.secret, to: "home/.profile")
        try folder.write(Self.secret, to: "state/groups/group.other/container/letter.txt")
        try folder.write(Self.secret, to: "state/extensions/com.example.other/preferences/own.plist")
    }

    private func bridge(_ arguments: String...) throws -> BridgeProcess {
        let bridge = try BridgeProcess(
            [Repository.hostile.path(), "--sandbox", "require"] + arguments, root: folder.path("state"),
            environment: ["HOST_SECRET": Self.secret, "HOME": folder.path("home")])
        try bridge.call("setAppGroupId", ["groupId": "group.hostile.sample"])
        return bridge
    }

    private static let update: JSONValue = ["ios": "HostileWidget"]

    private func prepare(_ attack: String, on target: String, _ bridge: BridgeProcess) throws {
        try bridge.call("saveWidgetData", ["id": "attack", "data": .string(attack)])
        try bridge.call("saveWidgetData", ["id": "target", "data": .string(target)])
        try bridge.call("saveWidgetData", ["id": "outcome", "data": nil])
    }

    /// What the widget says of an attack.
    private func outcome(_ attack: String, on target: String, _ bridge: BridgeProcess) throws -> String {
        try prepare(attack, on: target, bridge)
        try bridge.call("updateWidget", Self.update)
        return try bridge.call("getWidgetData", ["id": "outcome"]).stringValue ?? ""
    }

    @Test("reads nothing of the home folder, of another group, of another extension or of the root")
    func reading() throws {
        let bridge = try bridge()
        for target in [
            "home/.profile", "state/groups/group.other/container/letter.txt", "state/home.sqlite",
            "state/extensions/com.example.other/preferences/own.plist",
        ] {
            for attack in ["read", "link"] {
                let outcome = try outcome(attack, on: folder.path(target), bridge)
                #expect(outcome.hasPrefix("refused: "), "\(attack) \(target): \(outcome)")
            }
        }
        for (target, own) in [
            ("home", nil), ("state", "done: extensions groups"),
            ("state/groups", "done: group.hostile.later group.hostile.sample"),
        ] as [(String, String?)] {
            let outcome = try outcome("list", on: folder.path(target), bridge)
            if let own { #expect(outcome == own) } else { #expect(outcome.hasPrefix("refused: ")) }
        }
        #expect(try outcome("list", on: "/", bridge).contains("home") == false)
        #expect(try outcome("read", on: "/etc/shadow", bridge).hasPrefix("refused: "))
    }

    @Test("writes nowhere but in its own folder and its groups'")
    func writing() throws {
        let bridge = try bridge()
        let built = try #require(try Self.builtFolder())
        for target in [
            built + "/HostileWidget", built + "/Resources/new", built + "/extension.json", "/usr/share/hostile",
            "/etc/hostile", "/hostile", "/dev/hostile", folder.path("home/hostile"), folder.path("state/hostile"),
            folder.path("state/groups/group.other/storage.sqlite"), folder.path("state/groups/hostile"),
            Repository.program.deletingLastPathComponent().appending(path: "hostile").path(),
            "/proc/sys/kernel/hostname",
            "/proc/sys/kernel/core_pattern",
        ] {
            let outcome = try outcome("write", on: target, bridge)
            // What is made among its own temporary files is seen by nobody else.
            let isTemporary = target.hasPrefix("/tmp/")
            #expect(outcome.hasPrefix("refused: ") || isTemporary, "\(target): \(outcome)")
            #expect(!target.hasSuffix("hostile") || !FileManager.default.fileExists(atPath: target))
        }
        let own = folder.path("state/groups/group.hostile.sample/container/own")
        try FileManager.default.createDirectory(
            atPath: (own as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        #expect(try outcome("write", on: own, bridge) == "done: 7")
    }

    @Test("knows nothing of the bridge's process or of its environment")
    func processes() throws {
        let bridge = try bridge()
        for (attack, target) in [
            ("read", "/proc/\(bridge.pid)/environ"), ("readMemory", "\(bridge.pid)"),
            ("openDescriptors", "\(bridge.pid)"),
            ("trace", "\(bridge.pid)"), ("signal", "\(bridge.pid)"), ("findSecret", Self.secret),
            ("ownEnvironment", "HOST_SECRET"), ("trace", "1"), ("namespace", ""), ("mountFolder", ""),
            ("memoryFile", ""), ("makePipe", ""),
        ] {
            let outcome = try outcome(attack, on: target, bridge)
            #expect(outcome.hasPrefix("refused: "), "\(attack) \(target): \(outcome)")
        }
        _ = try outcome("signalAll", on: "", bridge)
        #expect(bridge.isRunning)
    }

    @Test("forges no reply to the host")
    func forging() throws {
        let bridge = try bridge()
        try bridge.call("initialize")
        try prepare("forge", on: #"{"jsonrpc":"2.0","id":4711,"result":"forged"}"#, bridge)
        _ = try bridge.reply("updateWidget", Self.update)
        try bridge.call("getInstalledWidgets")
        let (messages, _) = bridge.finish()
        #expect(!messages.contains { $0["id"] == 4711 || $0.text.contains("forged") })
        #expect(bridge.leftover.garbage.isEmpty)
    }

    @Test(
        "is ended where it takes too much, and leaves no process",
        arguments: [("forkBomb", "processLimit"), ("memoryInChild", "memoryLimit")])
    func excess(attack: String, kind: String) throws {
        let bridge = try bridge()
        try prepare(attack, on: folder.path("state/groups/group.hostile.sample"), bridge)
        let error = try bridge.error("updateWidget", Self.update)
        // A bomb takes memory too, and whichever is seen first is told.
        let kinds = attack == "forkBomb" ? [kind, "memoryLimit"] : [kind]
        #expect(kinds.contains(error["data"]?["kind"]?.stringValue ?? ""), "\(error.text)")
        Deadline.wait(for: "the end of the bridge's children") {
            Processes.below(bridge.pid, butFor: "widget-bridge-draw") == 0
        }
        #expect(try outcome("ownEnvironment", on: "HOME", bridge).hasPrefix("done: "))
    }

    @Test("makes no file larger than it may")
    func largeFile() throws {
        let bridge = try bridge()
        let folder = folder.path("state/groups/group.hostile.sample")
        #expect(try outcome("largeFile", on: folder, bridge) == "refused: File too large")
    }

    @Test("finds no more room among temporary files than it is given")
    func temporaryFiles() throws {
        let bridge = try bridge()
        #expect(try outcome("manyFiles", on: "", bridge).hasPrefix("refused: No space left"))
    }

    @Test("leaves no orphan when the bridge is killed")
    func orphans() throws {
        let bridge = try bridge()
        // A number of seconds that nobody else sleeps for.
        let seconds = "\(Int.random(in: 1_000_000_000...2_000_000_000))"
        #expect(try outcome("orphan", on: seconds, bridge).hasPrefix("done: "))
        Deadline.wait(for: "the orphan") { Processes.count(naming: seconds) == 1 }
        bridge.kill()
        _ = bridge.exitStatus()
        Deadline.wait(for: "the orphan's end") { Processes.count(naming: seconds) == 0 }
    }

    @Test("reaches the network, and not where that is off", arguments: [true, false])
    func network(isOn: Bool) throws {
        let listener = try #require(Listener())
        let bridge = try isOn ? bridge() : bridge("--no-network")
        let outcome = try outcome("connect", on: "\(listener.port)", bridge)
        #expect(outcome.hasPrefix(isOn ? "done: " : "refused: "), "\(outcome)")
        let sandbox = try bridge.call("initialize")["sandbox"]
        #expect(sandbox?["extension"] == "bubblewrap" && sandbox?["network"] == .bool(isOn))
    }

    @Test("finds a group of its own that the app begins to use while it runs")
    func groupLater() throws {
        let bridge = try bridge()
        #expect(try outcome("groupLater", on: "group.hostile.later", bridge).hasPrefix("refused: "))
        try bridge.call("setAppGroupId", ["groupId": "group.hostile.later"])
        try bridge.call("saveWidgetData", ["id": "greeting", "data": "Hello"])
        try bridge.call("setAppGroupId", ["groupId": "group.hostile.sample"])
        #expect(try outcome("groupLater", on: "group.hostile.later", bridge) == "done: Hello")
    }

    @Test("is drawn within a sandbox too")
    func drawing() throws {
        let bridge = try bridge()
        let path = folder.path("picture.png")
        try bridge.call(
            "renderWidget", ["kind": "HostileWidget", "family": "systemSmall", "path": .string(path)])
        #expect(FileManager.default.fileExists(atPath: path))
        let child = try #require(bridge.child(named: "widget-bridge-draw"))
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/exe")
        #expect(program.hasSuffix("/bwrap"))
        #expect(try bridge.call("initialize")["sandbox"]?["drawing"] == "bubblewrap")
    }

    @Test("that works on after its answer is stopped, and the host is told")
    func idle() throws {
        let bridge = try bridge()
        try bridge.call("initialize")
        #expect(try outcome("burn", on: "", bridge) == "done: burning")
        let warning = bridge.message("a warning") { $0["params"]?["kind"] == "idleExtensionStopped" }
        #expect(warning?["params"]?["subject"] == "HostileWidget")
        #expect(try outcome("ownEnvironment", on: "HOME", bridge).hasPrefix("done: "))
    }

    /// The folder of the built widget.
    private static func builtFolder() throws -> String? {
        let run = try ProgramRun("build", Repository.hostile.path())
        return run.status == 0 ? run.output.split(separator: "\n").last.map(String.init) : nil
    }
}

@Suite("A sandbox that there is not") struct SandboxFallbackTests {
    @Test("is part of one by Landlock, and the host is told", .enabled(if: Namespaces.landlockIsThere, "no Landlock"))
    func landlock() throws {
        let folder = try TemporaryFolder()
        try folder.write("a secret", to: "home/.profile")
        // With a cache of its own, so that it is compiled under Landlock too.
        let bridge = try BridgeProcess(
            [Repository.hostile.path(), "--no-network"], root: folder.path("state"),
            environment: [
                "WIDGET_BRIDGE_BWRAP": "/bin/false", "HOME": folder.path("home"),
                "XDG_CACHE_HOME": folder.path("cache"),
            ])
        #expect(try bridge.call("initialize")["sandbox"]?["extension"] == "landlock")
        let warning = bridge.message("a warning") { $0["method"] == "warning" }
        #expect(warning?["params"]?["kind"] == "notSandboxed")
        try bridge.call("setAppGroupId", ["groupId": "group.hostile.sample"])
        for (attack, target) in [
            ("read", folder.path("home/.profile")), ("write", folder.path("home/hostile")),
            ("read", "/proc/\(bridge.pid)/environ"), ("trace", "\(bridge.pid)"), ("memoryFile", ""), ("connect", "9"),
            ("ownEnvironment", "WIDGET_BRIDGE_BWRAP"), ("list", folder.path("state")),
        ] {
            try bridge.call("saveWidgetData", ["id": "attack", "data": .string(attack)])
            try bridge.call("saveWidgetData", ["id": "target", "data": .string(target)])
            try bridge.call("updateWidget", ["ios": "HostileWidget"])
            let outcome = try bridge.call("getWidgetData", ["id": "outcome"]).stringValue ?? ""
            #expect(outcome.hasPrefix("refused: "), "\(attack) \(target): \(outcome)")
        }
        #expect(bridge.finish().status == 0)
    }

    @Test(
        "of Landlock shows a program every thread of its own, which libdispatch counts, and no process's memory",
        .enabled(if: Namespaces.landlockIsThere, "no Landlock"))
    func processes() throws {
        func run(_ script: String) throws -> ProgramRun {
            let folders = ["/usr", "/bin", "/lib", "/lib64", "/etc", "/proc"].flatMap { ["--read", $0] }
            return try ProgramRun(
                Repository.program.deletingLastPathComponent().appending(path: "widget-bridge-sandbox"),
                ["--landlock"] + folders + ["--", "/bin/sh", "-c", script])
        }
        #expect(try run("sleep 9 & read -r line < /proc/$!/stat; code=$?; kill $!; exit $code").status == 0)
        #expect(try run("read -r line < /proc/\(getpid())/environ").status != 0)
        #expect(try run("read -r line < /proc/\(getpid())/maps").status != 0)
        let capabilities = try run(
            "while read -r name value; do [ $name = CapEff: ] && echo $value; done < /proc/self/status"
        ).output.trimmingCharacters(in: .whitespacesAndNewlines)
        // CAP_CHOWN, CAP_DAC_OVERRIDE and CAP_FOWNER at most.
        #expect(UInt64(capabilities, radix: 16).map { $0 & ~0b1011 } == 0, "\(capabilities)")
    }

    @Test("is an error where one is required, of every command")
    func required() throws {
        let folder = try TemporaryFolder()
        let expected = ErrorKind.sandboxUnavailable
        for arguments in [
            ["serve", Repository.hostile.path(), "--root", folder.path("state")], ["build", Repository.hostile.path()],
            ["describe", Repository.hostile.path()],
        ] {
            let run = try ProgramRun(
                Repository.program, arguments + ["--sandbox", "require"],
                environment: ["WIDGET_BRIDGE_BWRAP": "/bin/false"])
            #expect(run.status == expected.exitStatus.rawValue)
            #expect(run.errors.contains("There is no full sandbox here"))
        }
    }

    @Test("is none where that is wanted, without a warning")
    func off() throws {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess(["--sandbox", "off"], root: folder.path("state"))
        #expect(try bridge.call("initialize")["sandbox"]?["extension"] == "none")
        #expect(bridge.finish().messages.isEmpty)
    }
}
