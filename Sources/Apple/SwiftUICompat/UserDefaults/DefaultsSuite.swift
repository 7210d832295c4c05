import Foundation
import POSIXSupport
import Synchronization
import ValueStore
import WidgetProtocol

/// One suite of user defaults: an app group's values, or some of the extension's own.
///
/// What goes wrong is told to the host; the widget's code finds nothing, as on a phone.
final class DefaultsSuite: Sendable {
    private let name: String?
    private let database: ValueDatabase
    /// Whether the host's app saves here too.
    private let isShared: Bool
    /// What is wrong with the name, which every call that uses it is told.
    private let mistake: Warning?

    private static let open = Mutex<[String?: DefaultsSuite]>([:])

    /// The suite of a name, the same object each time; the extension's standard defaults without one.
    static func named(_ name: String?) -> DefaultsSuite {
        open.withLock { open in
            if let suite = open[name] { return suite }
            let suite = DefaultsSuite(name, ExtensionEnvironment.current ?? .temporary)
            open[name] = suite
            return suite
        }
    }

    init(_ name: String?, _ environment: ExtensionEnvironment) {
        self.name = name
        let isGroup = name.map { GroupName.isValid($0) && environment.isEntitled(to: $0) } ?? false
        // Without entitlements any name may be a group's; one that no app would give its group is the extension's own.
        isShared =
            isGroup
            && (environment.groups != nil || name?.hasPrefix("group.") == true
                || name.map { FileIdentity(GroupFolder(of: $0, in: environment.groupsFolder).path) != nil } == true)
        if let name, isShared {
            database = ValueDatabase(path: GroupFolder(of: name, in: environment.groupsFolder).valuesPath)
            mistake = nil
            return
        }
        mistake = name.flatMap { name in
            guard name.hasPrefix("group.") else { return nil }
            return GroupName.isValid(name) ? .groupNotEntitled(name, environment) : .malformedGroup(name)
        }
        let path = "\(environment.preferencesFolder)/\(Self.fileName(name)).sqlite"
        database = ValueDatabase(path: path, mayRepair: true) { aside in
            Diagnostics.report(
                Warning(
                    .storeRepaired, "The extension's user defaults could not be read and were begun anew",
                    hint: "What was there is now \(aside)."))
        }
    }

    func value(_ key: String) -> PropertyListValue? {
        let value = reporting(nil, key) { () throws(BridgeError) in try database.value(key) }
        if value == nil, let name { isShared ? reportMissing(name, key) : reportIfMistaken(name, key) }
        return value
    }

    func all() -> [String: PropertyListValue] {
        reporting([:]) { () throws(BridgeError) in try database.all() }
    }

    func set(_ value: PropertyListValue?, _ key: String) {
        reporting((), key) { () throws(BridgeError) in
            try StoredValue.check(key: key)
            let stored: StoredValue? = if let value { try StoredValue(value) } else { nil }
            try database.set(key, stored)
        }
    }

    func replaceAll(_ values: [(key: String, value: PropertyListValue)]) {
        reporting(()) { () throws(BridgeError) in
            var stored: [(key: String, value: StoredValue)] = []
            for (key, value) in values {
                try StoredValue.check(key: key)
                stored.append((key, try StoredValue(value)))
            }
            try database.replaceAll(stored)
        }
    }

    /// Tells of a value that the app has not saved: code that cannot do without ends a moment later.
    private func reportMissing(_ name: String, _ key: String) {
        Diagnostics.report(
            Warning(
                .valueMissing, "Nothing has saved '\(key)' in \(name)",
                hint: "Save it before the widget is updated, or have the widget do without.", subject: key))
    }

    /// Tells of a suite that holds nothing and is no group: the app that saves into it saves somewhere else.
    private func reportIfMistaken(_ name: String, _ key: String) {
        guard let environment = ExtensionEnvironment.current, environment.groups != nil,
            (try? database.isEmpty()) == true
        else { return }
        Diagnostics.report(.groupNotEntitled(name, environment))
    }

    private func reporting<Result>(
        _ otherwise: Result, _ key: String? = nil, _ body: () throws(BridgeError) -> Result
    ) -> Result {
        if let mistake { Diagnostics.report(mistake) }
        do throws(BridgeError) {
            return try body()
        } catch {
            Diagnostics.report(
                Warning(
                    error.kind == .invalidValue ? .invalidValue : .storageFailed,
                    "User defaults\(name.map { " of \($0)" } ?? ""): \(error.message)", hint: error.hint, subject: key))
            return otherwise
        }
    }

    /// A name as one plain part of a path, another one for each.
    private static func fileName(_ name: String?) -> String {
        guard let name else { return "standard" }
        let encoded = name.utf8.map { byte -> String in
            let character = Character(Unicode.Scalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || byte == UInt8(ascii: "-"))
            return isPlain ? String(character) : "%" + String(byte, radix: 16, uppercase: true)
        }
        let plain = encoded.joined()
        return "suite-" + (plain.utf8.count <= 200 ? plain : plain.prefix(180) + "-" + digest(name))
    }

    /// FNV-1a, 64 bits (Fowler, Noll, Vo; RFC 9923), in hexadecimal.
    private static func digest(_ name: String) -> String {
        String(name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}

extension ExtensionEnvironment {
    /// For a process that no bridge has started: folders of its own, which nobody shares.
    fileprivate static let temporary: ExtensionEnvironment = {
        let folder = NSTemporaryDirectory() + "widget-bridge-\(ProcessInfo.processInfo.processIdentifier)"
        return ExtensionEnvironment(
            groupsFolder: folder + "/groups", preferencesFolder: folder + "/preferences",
            fontsFolder: folder + "/fonts",
            resourcesFolder: folder, groups: nil, entitlementsPath: nil)
    }()
}
