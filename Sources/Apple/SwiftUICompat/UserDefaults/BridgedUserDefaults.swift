public import Foundation
import Synchronization
import ValueStore
import WidgetProtocol

/// User defaults on the bridge's own store, which give their values as objects do on Apple's systems.
///
/// The widget's program gets these for Foundation's own, by the way of `CurrentLocale`. A suite that is an app group of
/// the extension's is the group as the host saves it: what the host has saved is read, and what is set here is committed
/// when the call returns. Any other suite is the extension's alone.
final class BridgedUserDefaults: UserDefaults {
    /// `nonisolated(unsafe)`: user defaults may be used from several threads.
    nonisolated(unsafe) static let shared = BridgedUserDefaults(suiteName: nil)!

    private let suite: DefaultsSuite
    private let added = Mutex<[DefaultsSuite]>([])

    override init?(suiteName: String?) {
        suite = DefaultsSuite.named(suiteName)
        super.init(suiteName: suiteName)
    }

    /// What only Foundation knows, such as registered values, is asked of it.
    override func object(forKey defaultName: String) -> Any? {
        if let value = suite.value(defaultName) { return value.object }
        for suite in added.withLock({ $0 }) {
            if let value = suite.value(defaultName) { return value.object }
        }
        return super.object(forKey: defaultName)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let stored = PropertyListValue(foundation: value) else {
            fatalError("Attempt to set a non-property-list object \(value) for the key \(defaultName)")
        }
        suite.set(stored, defaultName)
        changed()
    }

    override func removeObject(forKey defaultName: String) {
        suite.set(nil, defaultName)
        changed()
    }

    /// Everything is committed when it is set.
    override func synchronize() -> Bool { true }

    override func dictionaryRepresentation() -> [String: Any] {
        var all = super.dictionaryRepresentation()
        for suite in added.withLock({ $0 }).reversed() + [suite] {
            all.merge(suite.all().mapValues(\.object)) { $1 }
        }
        return all
    }

    override func addSuite(named suiteName: String) {
        let suite = DefaultsSuite.named(suiteName)
        added.withLock { added in if !added.contains(where: { $0 === suite }) { added.append(suite) } }
    }

    override func removeSuite(named suiteName: String) {
        let suite = DefaultsSuite.named(suiteName)
        added.withLock { $0.removeAll { $0 === suite } }
    }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let all = DefaultsSuite.named(domainName).all()
        return all.isEmpty ? nil : all.mapValues(\.object)
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        DefaultsSuite.named(domainName).replaceAll(
            domain.sorted { $0.key < $1.key }.compactMap { key, value in
                PropertyListValue(foundation: value).map { (key, $0) }
            })
        changed()
    }

    override func removePersistentDomain(forName domainName: String) {
        setPersistentDomain([:], forName: domainName)
    }

    override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        case let data as Data: try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
        default: nil
        }
    }

    /// A file's path is kept as it is; any other address as an archive, as Apple's are.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        if url.isFileURL { return set(url.path as Any, forKey: defaultName) }
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        set(archive as Any?, forKey: defaultName)
    }

    private func changed() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

extension UserDefaults {
    @_silgen_name("widget_bridge_user_defaults_standard")
    public static func _standard() -> UserDefaults { BridgedUserDefaults.shared }

    @_silgen_name("widget_bridge_user_defaults")
    public static func _defaults() -> UserDefaults { BridgedUserDefaults(suiteName: nil)! }

    @_silgen_name("widget_bridge_user_defaults_suite")
    public static func _defaults(suiteName: consuming String?) -> UserDefaults? {
        BridgedUserDefaults(suiteName: suiteName)
    }
}
