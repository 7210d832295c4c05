import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome

/// An extension in Python that misbehaves as it is told, in a state folder of its own.
final class FakeExtension {
    let folder: String
    let storage: GroupStorage
    private var homes: [WidgetHome] = []

    init() throws {
        folder = NSTemporaryDirectory() + "widget-home-\(UUID().uuidString)"
        storage = GroupStorage(root: folder + "/state")
        try FileManager.default.createDirectory(atPath: folder + "/resources", withIntermediateDirectories: true)
    }

    deinit {
        for home in homes { home.stop() }
        try? FileManager.default.removeItem(atPath: folder)
    }

    var group: AppGroup {
        get throws { try storage.group("group.test") }
    }

    /// A home on this state, as a bridge that was just started has it.
    func home(_ change: (inout WidgetHome.Options) -> Void = { _ in }) -> WidgetHome {
        var options = WidgetHome.Options()
        options.callLimit = .seconds(20)
        options.memoryLimit = 200 << 20
        options.now = { 250 }
        change(&options)
        let home = WidgetHome(
            root: folder + "/state", extensions: [bundle], storage: storage, options: options,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        homes.append(home)
        return home
    }

    /// Says what the extension does at a call, from the next one on.
    func behave(_ behaviour: JSONValue) throws {
        try Data(behaviour.serialized()).write(to: URL(fileURLWithPath: folder + "/resources/behaviour.json"))
    }

    func save(_ key: String, _ value: JSONValue) throws {
        try group.set(key, StoredValue(value))
    }

    /// A line for each call that reached the extension: its process, the method and the changed suites.
    var calls: [String] {
        let text = (try? String(contentsOfFile: folder + "/resources/calls.txt", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// The processes that have answered, in order of their first call.
    var processes: [Int32] {
        var pids: [Int32] = []
        for call in calls {
            if let pid = Int32(call.prefix { $0 != " " }), !pids.contains(pid) { pids.append(pid) }
        }
        return pids
    }

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/extension.py"

    /// A folder as `widget-bridge build` leaves it, for a bridge of its own.
    func built() throws -> String {
        let built = folder + "/built"
        try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Self.script, toPath: built + "/Fake")
        try FileManager.default.createSymbolicLink(
            atPath: built + "/Resources", withDestinationPath: folder + "/resources")
        try Data(bundle.json.serialized()).write(to: URL(fileURLWithPath: built + "/extension.json"))
        return built
    }

    private var bundle: BuiltExtension {
        return BuiltExtension(
            name: "Fake", bundleIdentifier: "com.example.fake", executablePath: Self.script,
            resourcesPath: folder + "/resources", appGroups: ["group.test"], entitlementsPath: nil, sources: [])
    }
}

extension DrawnEntry {
    var json: JSONValue { (try? JSONValue(parsing: archive)) ?? .null }
    var text: String? { json["text"]?.stringValue }
}

/// The error of a call that must fail.
func failure<Result>(_ body: () throws(WidgetHomeError) -> Result) -> WidgetHomeError? {
    do throws(WidgetHomeError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}
