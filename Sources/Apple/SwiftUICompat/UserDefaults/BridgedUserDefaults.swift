public import Foundation

/// User defaults that give their values as objects do on Apple's systems.
///
/// A number is an `NSNumber`, which casts to every type of number that holds it: an app saves 20, and its widget's
/// `object(forKey:) as? Double` is 20. Foundation's own on Linux gives it as the plain number of one type that it was
/// stored as, nested ones too. The widget's program gets these defaults for Foundation's own by the way of
/// `CurrentLocale`.
final class BridgedUserDefaults: UserDefaults {
    /// `nonisolated(unsafe)`: user defaults may be used from several threads.
    nonisolated(unsafe) static let shared = BridgedUserDefaults(suiteName: nil)!

    private let domain: NSString

    override init?(suiteName: String?) {
        domain = (suiteName ?? "kCFPreferencesCurrentApplication") as NSString
        super.init(suiteName: suiteName)
    }

    /// The object as Core Foundation keeps it, which casts as on Apple's systems; Foundation's own takes it apart first,
    /// at three times the cost. What only Foundation knows, such as registered values, is asked of it.
    override func object(forKey defaultName: String) -> Any? {
        storedValue(defaultName as NSString, domain) ?? super.object(forKey: defaultName).map(Self.bridged)
    }

    override func dictionaryRepresentation() -> [String: Any] {
        super.dictionaryRepresentation().mapValues(Self.bridged)
    }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        super.persistentDomain(forName: domainName)?.mapValues(Self.bridged)
    }

    /// Foundation's own gives an address of any kind back as a file's.
    override func url(forKey defaultName: String) -> URL? {
        guard let data = object(forKey: defaultName) as? Data else { return super.url(forKey: defaultName) }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
    }

    /// A file's path is kept as it is; any other address as an archive, as Apple's are.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url, !url.isFileURL else { return super.set(url, forKey: defaultName) }
        set(
            try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true),
            forKey: defaultName)
    }

    private static func bridged(_ value: Any) -> Any {
        switch value {
        case let number as NSNumber: number
        case let list as [Any?]: list.compactMap { $0.map(bridged) }
        case let members as [String: Any?]: members.compactMapValues { $0.map(bridged) }
        default: value
        }
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

/// `CFPreferencesCopyAppValue`, of the Core Foundation inside of Foundation.
@_silgen_name("CFPreferencesCopyAppValue")
private func storedValue(_ key: NSString, _ domain: NSString) -> AnyObject?
