import CSQLite
import Foundation
import POSIXSupport
import JSON
import Synchronization
package import WidgetProtocol

/// A store of values as a widget's process uses it: the host's own file, at the same time as the host.
///
/// A value that is set is committed when the call returns; a value that is read is the last one that any process has
/// committed. Its memory stays small however much the store holds: pages of the file are mapped, not copied.
///
/// `@unchecked Sendable`: the connection is used only with the lock held.
package final class ValueDatabase: @unchecked Sendable {
    package let path: String

    private let lock = Mutex(())
    private var connection: OpaquePointer?
    private var stamp: FileIdentity?
    private var statements: [String: OpaquePointer] = [:]
    private var version: Int64?
    private var known: [String: PropertyListValue?] = [:]

    /// Told that a folder, or a damaged file, stood where the store belongs and was moved aside.
    private let repaired: @Sendable (String) -> Void

    /// KiB of pages that SQLite may copy, and bytes of the file that it may map.
    private static let cache = 256
    private static let mapped = 256 << 20

    /// How long another process may hold the file.
    private static let patience: Int32 = 5000

    /// So many values are remembered between changes.
    private static let remembered = 1000

    /// - Parameter mayRepair: whether what cannot be a store is moved aside, as it may where nobody else keeps it.
    package init(path: String, mayRepair: Bool = false, repaired: @escaping @Sendable (String) -> Void = { _ in }) {
        self.path = path
        self.mayRepair = mayRepair
        self.repaired = repaired
    }

    private let mayRepair: Bool

    deinit { close() }

    /// The value of a key.
    package func value(_ key: String) throws(BridgeError) -> PropertyListValue? {
        try read { table in
            if let known = known[key] { return known }
            let value = try table.value(key).flatMap { try? PropertyListValue(text: $0) }
            if known.count >= Self.remembered { known = [:] }
            known[key] = .some(value)
            return value
        } ?? nil
    }

    /// Every value by its key.
    package func all() throws(BridgeError) -> [String: PropertyListValue] {
        try read { table in
            var all: [String: PropertyListValue] = [:]
            try table.forEach { key, text in all[key] = try? PropertyListValue(text: text) }
            return all
        } ?? [:]
    }

    package func isEmpty() throws(BridgeError) -> Bool {
        try read { try $0.isEmpty() } ?? true
    }

    /// Commits a value; nil deletes the key.
    package func set(_ key: String, _ value: StoredValue?) throws(BridgeError) {
        try write { table in
            if let value { try table.set(key, value.text) } else { try table.delete(key) }
        }
    }

    /// Commits these values in the place of all that there are.
    package func replaceAll(_ values: [(key: String, value: StoredValue)]) throws(BridgeError) {
        try write { table in
            try table.deleteAll()
            for (key, value) in values { try table.set(key, value.text) }
        }
    }

    /// Nil where there is no store yet.
    private func read<Result>(_ body: (ValueTable) throws -> Result) throws(BridgeError) -> Result? {
        try access {
            guard let table = try connected(makes: false) else { return nil }
            let current = try table.version()
            if current != version {
                known = [:]
                version = current
            }
            return try body(table)
        }
    }

    private func write(_ body: (ValueTable) throws -> Void) throws(BridgeError) {
        try access {
            guard let table = try connected(makes: true) else { return }
            known = [:]
            try table.commit { try body(table) }
        }
    }

    private func access<Result>(_ body: () throws -> Result) throws(BridgeError) -> Result {
        let result = lock.withLock { _ in
            Swift.Result(catching: body).mapError { error -> BridgeError in
                close()
                return switch error {
                case let error as BridgeError: error
                case let failure as SQLiteFailure: .storage(path, failure)
                default: .storage(path, .storageFailed, "\(error)")
                }
            }
        }
        return try result.get()
    }
}

// MARK: - The connection

extension ValueDatabase {
    /// The open store; nil where there is none and none is to be made.
    private func connected(makes: Bool) throws -> ValueTable? {
        let current = FileIdentity(path)
        // The root may have been removed, or another file may have taken this one's place.
        if connection != nil, current != stamp { close() }
        if connection == nil {
            guard makes || current != nil else { return nil }
            try open()
        }
        return ValueTable(connection, writer: .widget) { [unowned self] sql in try prepared(sql) }
    }

    private func open() throws {
        do {
            try connect()
        } catch {
            guard mayRepair, isUnusable(error), moveAside() else { throw error }
            try connect()
        }
        stamp = FileIdentity(path)
    }

    private func connect() throws {
        try WholeFile.makeFolder((path as NSString).deletingLastPathComponent)
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_PRIVATECACHE
        guard sqlite3_open_v2(path, &connection, flags, nil) == SQLITE_OK else {
            let failure = SQLiteFailure(connection)
            close()
            throw failure
        }
        sqlite3_busy_timeout(connection, Self.patience)
        let table = ValueTable(connection) { [unowned self] sql in try prepared(sql) }
        do {
            let found = Int(try table.text("PRAGMA user_version") ?? "") ?? 0
            if found > ValueSchema.version {
                throw BridgeError.storageNewer(path, found: found, known: ValueSchema.version)
            }
            try run(
                """
                PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -\(Self.cache);
                PRAGMA mmap_size = \(Self.mapped); PRAGMA trusted_schema = OFF;
                """)
            // A host brings older layouts up to date before it starts an extension.
            if found == 0 { try run("BEGIN IMMEDIATE; \(ValueSchema.sql) COMMIT;") }
            if found == 2 {
                // The extension's own: nobody else brings it up to date.
                try run(
                    "BEGIN IMMEDIATE; \(ValueSchema.upgrade); PRAGMA user_version = \(ValueSchema.version); COMMIT;")
            }
        } catch {
            close()
            throw error
        }
    }

    private func run(_ sql: String) throws {
        if sqlite3_exec(connection, sql, nil, nil, nil) != SQLITE_OK { throw SQLiteFailure(connection) }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        guard sqlite3_prepare_v3(connection, sql, -1, flags, &statement, nil) == SQLITE_OK, let statement else {
            throw SQLiteFailure(connection)
        }
        statements[sql] = statement
        return statement
    }

    private func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(connection)
        connection = nil
        stamp = nil
        version = nil
        known = [:]
    }

    /// Whether what stands there can never be a store.
    private func isUnusable(_ error: any Error) -> Bool {
        if WholeFile.isFolder(path) { return true }
        guard let failure = error as? SQLiteFailure else { return false }
        return [SQLITE_CORRUPT, SQLITE_NOTADB].contains(failure.code & 0xFF)
    }

    private func moveAside() -> Bool {
        let aside = "\(path).unusable-\(UUID().uuidString.prefix(8))"
        guard rename(path, aside) == 0 else { return false }
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        repaired(aside)
        return true
    }
}

extension PropertyListValue {
    /// Reads a value as the store holds it.
    fileprivate init?(text: [UInt8]) throws {
        self.init(wire: try JSONValue(parsing: text))
    }
}
