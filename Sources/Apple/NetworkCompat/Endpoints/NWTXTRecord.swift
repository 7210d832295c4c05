public import Foundation

/// The keys and values that a Bonjour service tells of itself.
public struct NWTXTRecord: Hashable, CustomDebugStringConvertible, Sendable {
    /// What is said of a key.
    public enum Entry: Hashable, CustomDebugStringConvertible, Sendable {
        case none
        case empty
        case string(String)
        case data(Data)

        /// Text where the bytes are UTF-8, and `none` for nil.
        public init(_ data: Data?) {
            guard let data else {
                self = .none
                return
            }
            self = data.isEmpty ? .empty : String(data: data, encoding: .utf8).map { .string($0) } ?? .data(data)
        }

        public var data: Data? {
            switch self {
            case .none: nil
            case .empty: Data()
            case .string(let text): Data(text.utf8)
            case .data(let data): data
            }
        }

        public var debugDescription: String {
            switch self {
            case .none: "<none>"
            case .empty: "<empty>"
            case .string(let text): text
            case .data(let data): data.description
            }
        }
    }

    private var entries: [(key: String, entry: Entry)] = []

    public init(_ dictionary: [String: String] = [:]) {
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            setEntry(value.isEmpty ? .empty : .string(value), for: key)
        }
    }

    /// Reads a record as DNS has it: each entry after a byte with its length.
    public init(_ data: Data) {
        var rest = data[...]
        while let length = rest.popFirst() {
            let item = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let key = String(decoding: item.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            guard !key.isEmpty, getEntry(for: key) == nil else { continue }
            setEntry(item.count == key.utf8.count ? .none : Entry(Data(item.dropFirst(key.utf8.count + 1))), for: key)
        }
    }

    /// The record as DNS has it.
    public var data: Data {
        entries.reduce(into: Data()) { data, item in
            let value = item.entry.data.map { Data("=".utf8) + $0 } ?? Data()
            data.append(UInt8(item.key.utf8.count + value.count))
            data.append(contentsOf: item.key.utf8)
            data.append(value)
        }
    }

    /// The entries that are text.
    public var dictionary: [String: String] {
        Dictionary(entries.map { ($0.key, Self.text($0.entry)) }) { first, _ in first }
    }

    /// What is said of a key, in whatever case it is written; nil where nothing is.
    public func getEntry(for key: String) -> Entry? { index(of: key).map { entries[$0].entry } }

    /// Says something of a key; false where an entry would be longer than 255 bytes, or the key is not one.
    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        let length = key.utf8.count + (entry.data.map { $0.count + 1 } ?? 0)
        guard !key.isEmpty, length <= 255, key.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x3D }) else {
            return false
        }
        if let index = index(of: key) {
            entries[index].entry = entry
        } else {
            entries.append((key, entry))
        }
        return true
    }

    @discardableResult
    public mutating func removeEntry(key: String) -> Bool {
        guard let index = index(of: key) else { return false }
        entries.remove(at: index)
        return true
    }

    public subscript(_ key: String) -> String? {
        get { getEntry(for: key).map(Self.text) }
        set {
            if let newValue {
                setEntry(newValue.isEmpty ? .empty : .string(newValue), for: key)
            } else {
                removeEntry(key: key)
            }
        }
    }

    public var debugDescription: String {
        entries.map { "\($0.key)=\($0.entry.debugDescription)" }.joined(separator: ", ")
    }

    private func index(of key: String) -> Int? { entries.firstIndex { $0.key.lowercased() == key.lowercased() } }

    private static func text(_ entry: Entry) -> String { String(decoding: entry.data ?? Data(), as: UTF8.self) }

    public static func == (left: NWTXTRecord, right: NWTXTRecord) -> Bool {
        left.entries.count == right.entries.count
            && left.entries.allSatisfy { right.getEntry(for: $0.key) == $0.entry }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.map { $0.key.lowercased() })) }
}

extension NWTXTRecord: Collection {
    /// A place in a record.
    public struct Index: Comparable, Sendable {
        let offset: Int

        public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
    }

    public typealias Element = (key: String, value: Entry)

    public var startIndex: Index { Index(offset: 0) }
    public var endIndex: Index { Index(offset: entries.count) }
    public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
    public subscript(position: Index) -> Element { (entries[position.offset].key, entries[position.offset].entry) }
}
