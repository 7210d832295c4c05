public import Foundation
public import SwiftUICompat

extension AppStorage {
    /// A model's identifier, kept as JSON.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
        self.init(
            store, read: { PersistentIdentifier.read(key, from: $0) ?? wrappedValue },
            write: { $1.write(key, to: $0) })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(
            store, read: { PersistentIdentifier.read(key, from: $0) },
            write: { defaults, value in
                if let value { value.write(key, to: defaults) } else { defaults.removeObject(forKey: key) }
            })
    }
}

extension PersistentIdentifier {
    fileprivate static func read(_ key: String, from defaults: UserDefaults) -> PersistentIdentifier? {
        defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }
    }

    fileprivate func write(_ key: String, to defaults: UserDefaults) {
        if let data = try? JSONEncoder().encode(self) { defaults.set(data, forKey: key) }
    }
}
