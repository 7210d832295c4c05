import Foundation

/// The keychain of one process.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private typealias Item = [String: Any]
    private let lock = NSLock()
    /// Guarded by `lock`, which makes the class safe to share.
    private var items: [Item] = []

    /// What tells two items of a class apart.
    private static let identity = ["class", "acct", "svce", "srvr", "agrp", "labl", "klbl", "atag"]

    func add(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
        var item = Self.item(attributes)
        guard item["class"] != nil else { return errSecParam }
        return lock.withLock {
            let key = item.filter { Self.identity.contains($0.key) }
            guard !items.contains(where: { Self.matches($0, key) }) else { return errSecDuplicateItem }
            let now = Date()
            item["cdat"] = now
            item["mdat"] = now
            items.append(item)
            result?.pointee = Self.answer(item, attributes)
            return errSecSuccess
        }
    }

    func copy(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
        lock.withLock {
            let found = items.filter { Self.matches($0, Self.attributes(query)) }
            guard let first = found.first else { return errSecItemNotFound }
            let wantsAll = (query["m_Limit" as NSString] as? String) == "m_LimitAll"
            result?.pointee =
                wantsAll ? found.compactMap { Self.answer($0, query) } as NSArray : Self.answer(first, query)
            return errSecSuccess
        }
    }

    func update(_ query: NSDictionary, _ changes: NSDictionary) -> OSStatus {
        lock.withLock {
            let attributes = Self.attributes(query)
            let indices = items.indices.filter { Self.matches(items[$0], attributes) }
            guard !indices.isEmpty else { return errSecItemNotFound }
            for index in indices {
                items[index].merge(Self.item(changes)) { $1 }
                items[index]["mdat"] = Date()
            }
            return errSecSuccess
        }
    }

    func delete(_ query: NSDictionary) -> OSStatus {
        lock.withLock {
            let attributes = Self.attributes(query)
            let count = items.count
            items.removeAll { Self.matches($0, attributes) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    private static func item(_ dictionary: NSDictionary) -> Item {
        var item: Item = [:]
        for (key, value) in dictionary { item["\(key)"] = value }
        return item
    }

    /// What a query asks of items: neither what it wants back of them, nor how many.
    private static func attributes(_ query: NSDictionary) -> Item {
        item(query).filter {
            !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") && !$0.key.hasPrefix("u_") && $0.key != "v_Data"
        }
    }

    private static func matches(_ item: Item, _ attributes: Item) -> Bool {
        attributes.allSatisfy { key, value in
            guard let held = item[key] else { return key == "sync" || key == "nleg" || key == "pdmn" }
            return (held as? NSObject)?.isEqual(value) ?? false || "\(held)" == "\(value)"
        }
    }

    private static func answer(_ item: Item, _ query: NSDictionary) -> AnyObject? {
        func wants(_ key: String) -> Bool { (query[key as NSString] as? NSNumber)?.boolValue ?? false }
        let data = (item["v_Data"] as? Data).map { $0 as NSData } ?? item["v_Data"] as? NSData
        if wants("r_Attributes") {
            return (wants("r_Data") ? item : item.filter { $0.key != "v_Data" }) as NSDictionary
        }
        return wants("r_Data") ? data : nil
    }
}
