import CSQLite
import Foundation

/// The values of a store, stepped on SQLite's own handle: a binding's argument and row types cost several times the
/// statement itself here.
///
/// The host and the extensions work on the same files through it, at the same time.
package struct ValueTable {
    /// Prepares a statement, or gives it prepared.
    package typealias Prepare = (String) throws -> OpaquePointer

    /// Whose code sets values.
    package enum Writer: String, Sendable {
        case host = "0"
        case widget = "1"
    }

    private let connection: OpaquePointer?
    private let writer: Writer
    private let prepare: Prepare

    package init(_ connection: OpaquePointer?, writer: Writer = .host, prepare: @escaping Prepare) {
        self.connection = connection
        self.writer = writer
        self.prepare = prepare
    }

    /// Runs `body` in one commit, or leaves nothing of it.
    package func commit<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // Some failures have ended the transaction already.
            if sqlite3_get_autocommit(connection) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// A number that changes when another connection has committed.
    package func version() throws -> Int64 {
        try statement("PRAGMA data_version") { handle in
            try check(sqlite3_step(handle), SQLITE_ROW)
            return sqlite3_column_int64(handle, 0)
        }
    }

    package func value(_ key: String) throws -> [UInt8]? {
        try statement("SELECT value FROM entries WHERE key = ?1") { handle in
            try bind(key, to: handle, at: 1)
            let code = sqlite3_step(handle)
            if code == SQLITE_DONE { return nil }
            try check(code, SQLITE_ROW)
            return bytes(handle, 0)
        }
    }

    package func forEach(_ body: (_ key: String, _ value: [UInt8]) throws -> Void) throws {
        try statement("SELECT key, value FROM entries ORDER BY key") { handle in
            var code = sqlite3_step(handle)
            while code == SQLITE_ROW {
                try body(String(decoding: bytes(handle, 0), as: UTF8.self), bytes(handle, 1))
                code = sqlite3_step(handle)
            }
            try check(code, SQLITE_DONE)
        }
    }

    package func keys() throws -> [String] { try keys("SELECT key FROM entries ORDER BY key") }

    /// The keys whose values the widget's own code has set last.
    package func keysOfWidget() throws -> [String] {
        try keys("SELECT key FROM entries WHERE widget = 1 ORDER BY key")
    }

    private func keys(_ sql: String) throws -> [String] {
        try statement(sql) { handle in
            var keys: [String] = []
            var code = sqlite3_step(handle)
            while code == SQLITE_ROW {
                keys.append(String(decoding: bytes(handle, 0), as: UTF8.self))
                code = sqlite3_step(handle)
            }
            try check(code, SQLITE_DONE)
            return keys
        }
    }

    package func isEmpty() throws -> Bool {
        try statement("SELECT 1 FROM entries LIMIT 1") { handle in
            try check(sqlite3_step(handle), SQLITE_ROW, SQLITE_DONE) == SQLITE_DONE
        }
    }

    package func set(_ key: String, _ value: [UInt8]) throws {
        try run(writer == .host ? Self.hostSets : Self.widgetSets, key, value)
    }

    private static let hostSets = setting(by: .host)
    private static let widgetSets = setting(by: .widget)

    private static func setting(by writer: Writer) -> String {
        """
        INSERT INTO entries (key, value, widget) VALUES (?1, ?2, \(writer.rawValue))
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, widget = excluded.widget
        """
    }

    package func delete(_ key: String) throws {
        try run("DELETE FROM entries WHERE key = ?1", key)
    }

    package func deleteAll() throws { try execute("DELETE FROM entries") }

    /// Runs a statement that gives nothing worth reading.
    package func execute(_ sql: String) throws {
        try statement(sql) { handle in _ = try check(sqlite3_step(handle), SQLITE_DONE, SQLITE_ROW) }
    }

    /// The first column of the first row, as text; nil where there is no row.
    package func text(_ sql: String, _ arguments: String...) throws -> String? {
        try statement(sql) { handle in
            for (index, argument) in arguments.enumerated() { try bind(argument, to: handle, at: CInt(index + 1)) }
            let row = try check(sqlite3_step(handle), SQLITE_ROW, SQLITE_DONE) == SQLITE_ROW
            return row ? String(decoding: bytes(handle, 0), as: UTF8.self) : nil
        }
    }

    /// Runs a statement with these arguments.
    package func run(_ sql: String, _ arguments: String...) throws {
        try statement(sql) { handle in
            for (index, argument) in arguments.enumerated() { try bind(argument, to: handle, at: CInt(index + 1)) }
            try check(sqlite3_step(handle), SQLITE_DONE)
        }
    }

    private func run(_ sql: String, _ key: String, _ value: [UInt8]) throws {
        try statement(sql) { handle in
            try bind(key, to: handle, at: 1)
            try value.withUnsafeBytes { try bind($0, to: handle, at: 2) }
            try check(sqlite3_step(handle), SQLITE_DONE)
        }
    }

    private func statement<Result>(_ sql: String, _ body: (OpaquePointer) throws -> Result) throws -> Result {
        let handle = try prepare(sql)
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        return try body(handle)
    }

    /// Binds without a copy where Swift allows it: SQLite copies what it binds as transient.
    private func bind(_ text: String, to handle: OpaquePointer, at index: CInt) throws {
        var text = text
        try text.withUTF8 { try bind(UnsafeRawBufferPointer($0), to: handle, at: index) }
    }

    private func bind(_ text: UnsafeRawBufferPointer, to handle: OpaquePointer, at index: CInt) throws {
        // SQLITE_TRANSIENT, which C spells as a cast that Swift does not import.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        // An empty text has no address, and SQLite would take that for NULL.
        let start = text.bindMemory(to: CChar.self).baseAddress ?? Self.empty
        try check(
            sqlite3_bind_text64(handle, index, start, UInt64(text.count), transient, UInt8(SQLITE_UTF8)), SQLITE_OK)
    }

    nonisolated(unsafe) private static let empty = UnsafePointer(strdup("")!)

    private func bytes(_ handle: OpaquePointer, _ column: CInt) -> [UInt8] {
        let start = sqlite3_column_blob(handle, column)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    @discardableResult
    private func check(_ code: CInt, _ expected: CInt...) throws -> CInt {
        if expected.contains(code) { return code }
        throw SQLiteFailure(connection)
    }
}
