public import Foundation
public import SwiftUICompat

extension AppStorage where Value == PersistentIdentifier? {
    /// The identifier of a model, kept in user defaults as JSON; nothing where none is kept.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(
            store,
            read: { store in
                store.data(forKey: key).flatMap { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }
            },
            write: { store, value in
                if let value {
                    store.set(try? JSONEncoder().encode(value), forKey: key)
                } else {
                    store.removeObject(forKey: key)
                }
            })
    }
}
