import Foundation
package import GroupStorage
package import JSON
import Logging
import ValueStore
package import WidgetBuild
package import WidgetHome
import Testing
package import WidgetProtocol

/// An extension in Python that misbehaves as it is told, in a state folder of its own.
///
/// It has the kinds `News`, in three families, and `Clock`, in one. An entry's archive has the group's value `title` and
/// the entry's date as its `text`. An intent with a parameter `calls` calls the host with that URL.
package final class FakeExtension {
    package let folder: TemporaryFolder
    package let storage: GroupStorage
    private var homes: [WidgetHome] = []

    package init() throws {
        folder = try TemporaryFolder()
        storage = GroupStorage(root: folder.path("state"))
        try FileManager.default.createDirectory(atPath: folder.path("resources"), withIntermediateDirectories: true)
    }

    deinit {
        for home in homes { home.stop() }
    }

    package var root: String { folder.path("state") }

    package var group: AppGroup {
        get throws { try storage.group("group.test") }
    }

    /// A home on this state, as a bridge that was just started has it.
    package func home(_ change: (inout WidgetHome.Options) -> Void = { _ in }) -> WidgetHome {
        var options = WidgetHome.Options()
        options.callLimit = .seconds(60)
        options.memoryLimit = 200 << 20
        options.now = { 250 }
        change(&options)
        let home = WidgetHome(
            root: root, extensions: [bundle], storage: storage, options: options,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        homes.append(home)
        return home
    }

    /// Says what the extension does at a call, from the next one on.
    package func behave(_ behaviour: JSONValue) throws {
        try folder.write(behaviour.text, to: "resources/behaviour.json")
    }

    package func save(_ key: String, _ value: JSONValue) throws {
        storage.beginTurn()
        try group.set(key, StoredValue(value))
    }

    /// A line for each call that reached the extension: its process, the method, the kind and the family.
    package var calls: [String] {
        ((try? folder.read("resources/calls.txt")) ?? "").split(separator: "\n").map(String.init)
    }

    /// The processes that have answered, in order of their first call.
    package var processes: [Int32] {
        var pids: [Int32] = []
        for call in calls {
            if let pid = Int32(call.prefix { $0 != " " }), !pids.contains(pid) { pids.append(pid) }
        }
        return pids
    }

    // MARK: A gate

    /// Has every timeline wait until ``open()``.
    package func close() throws {
        try folder.write("", to: "resources/closed")
        try? FileManager.default.removeItem(atPath: folder.path("resources/waiting"))
        try behave(["timeline": ["do": "wait"]])
    }

    package func open() { try? FileManager.default.removeItem(atPath: folder.path("resources/closed")) }

    /// Waits until a timeline waits.
    package func waitUntilAsked() {
        Deadline.wait(for: "a call for a timeline") { folder.exists("resources/waiting") }
    }

    // MARK: Built

    package static let groups = ["group.test", "group.other"]

    private static let script =
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/extension.py").path

    /// A folder as `widget-bridge build` leaves it, for a bridge of its own.
    package func built() throws -> String {
        let built = folder.path("built")
        try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
        try folder.install(Self.script, as: "built/Fake")
        try FileManager.default.createSymbolicLink(
            atPath: built + "/Resources", withDestinationPath: folder.path("resources"))
        try folder.write(bundle.json.text, to: "built/extension.json")
        return built
    }

    package var bundle: BuiltExtension {
        BuiltExtension(
            name: "Fake", bundleIdentifier: "com.example.fake", executablePath: Self.script,
            resourcesPath: folder.path("resources"), appGroups: Self.groups, entitlementsPath: nil, sources: [])
    }
}

extension DrawnEntry {
    package var json: JSONValue { archive.value ?? .null }
    package var text: String? { json["text"]?.stringValue }
}

/// The error of a call that must fail.
package func failure<Result>(_ body: () throws(BridgeError) -> Result) -> BridgeError? {
    do throws(BridgeError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
