public import Foundation

/// A value kept in user defaults.
@propertyWrapper
public struct AppStorage<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    package init(
        _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value, write: @escaping (UserDefaults, Value) -> Void
    ) {
        let store = store ?? .standard
        self.read = { read(store) }
        self.write = { write(store, $0) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: read, set: write)
    }
}

extension AppStorage {
    private init(stored key: String, _ value: Value, _ store: UserDefaults?) {
        self.init(
            store, read: { $0.object(forKey: key) as? Value ?? value }, write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(
            store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.bool(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(
            store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.integer(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(
            store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.double(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(stored: key, wrappedValue, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            store, read: { $0.url(forKey: key) ?? wrappedValue }, write: { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(stored: key, wrappedValue, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(stored: key, wrappedValue, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            store,
            read: { ($0.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.set($1.rawValue, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            store, read: { $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.set($1.rawValue, forKey: key) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
        self.init(
            store, read: { $0.object(forKey: key) as? Wrapped },
            write: { store, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(store, read: { $0.url(forKey: key) }, write: { $0.set($1, forKey: key) })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(
            store, read: { $0.string(forKey: key).flatMap(R.init(rawValue:)) },
            write: { store, value in
                if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(
            store, read: { ($0.object(forKey: key) as? Int).flatMap(R.init(rawValue:)) },
            write: { store, value in
                if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}

extension AppStorage: DynamicProperty {}
