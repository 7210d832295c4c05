import GRDB
import GRDBSQLite

/// The statements of a group's database, stepped on SQLite's own handle: GRDB's argument and row types cost several
/// times the statement itself here. GRDB prepares and caches them.
struct GroupConnection {
    let database: Database

    var isAutocommit: Bool { sqlite3_get_autocommit(database.sqliteConnection) != 0 }

    /// A number that changes when another connection has committed.
    func version() throws -> Int64 {
        try statement("PRAGMA data_version") { handle in
            try check(sqlite3_step(handle), SQLITE_ROW)
            return sqlite3_column_int64(handle, 0)
        }
    }

    func value(_ key: String) throws -> [UInt8]? {
        try statement("SELECT value FROM entries WHERE key = ?1") { handle in
            try bind(key, to: handle, at: 1)
            let code = sqlite3_step(handle)
            if code == SQLITE_DONE { return nil }
            try check(code, SQLITE_ROW)
            return bytes(handle, 0)
        }
    }

    func forEach(_ body: (_ key: String, _ value: [UInt8]) throws -> Void) throws {
        try statement("SELECT key, value FROM entries ORDER BY key") { handle in
            var code = sqlite3_step(handle)
            while code == SQLITE_ROW {
                try body(String(decoding: bytes(handle, 0), as: UTF8.self), bytes(handle, 1))
                code = sqlite3_step(handle)
            }
            try check(code, SQLITE_DONE)
        }
    }

    func keys() throws -> [String] {
        try statement("SELECT key FROM entries ORDER BY key") { handle in
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

    func set(_ key: String, _ value: [UInt8]) throws {
        try run(
            "INSERT INTO entries (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value)
    }

    func delete(_ key: String) throws {
        try run("DELETE FROM entries WHERE key = ?1", key)
    }

    func addFile(_ name: String) throws {
        try run("INSERT OR IGNORE INTO files (name) VALUES (?1)", name)
    }

    func removeFile(_ name: String) throws {
        try run("DELETE FROM files WHERE name = ?1", name)
    }

    func hasFile(_ name: String) throws -> Bool {
        try statement("SELECT 1 FROM files WHERE name = ?1") { handle in
            try bind(name, to: handle, at: 1)
            return try check(sqlite3_step(handle), SQLITE_ROW, SQLITE_DONE) == SQLITE_ROW
        }
    }

    func execute(_ sql: String) throws {
        try statement(sql) { handle in _ = try check(sqlite3_step(handle), SQLITE_DONE, SQLITE_ROW) }
    }

    private func run(_ sql: String, _ key: String, _ value: [UInt8]? = nil) throws {
        try statement(sql) { handle in
            try bind(key, to: handle, at: 1)
            if let value { try bind(value, to: handle, at: 2) }
            try check(sqlite3_step(handle), SQLITE_DONE)
        }
    }

    private func statement<Result>(_ sql: String, _ body: (OpaquePointer) throws -> Result) throws -> Result {
        let handle = try database.cachedStatement(sql: sql).sqliteStatement
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

    private func bind(_ text: [UInt8], to handle: OpaquePointer, at index: CInt) throws {
        try text.withUnsafeBytes { try bind($0, to: handle, at: index) }
    }

    private func bind(_ text: UnsafeRawBufferPointer, to handle: OpaquePointer, at index: CInt) throws {
        // SQLITE_TRANSIENT, which C spells as a cast that Swift does not import.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let start = text.bindMemory(to: CChar.self).baseAddress
        try check(
            sqlite3_bind_text64(handle, index, start, UInt64(text.count), transient, UInt8(SQLITE_UTF8)), SQLITE_OK)
    }

    private func bytes(_ handle: OpaquePointer, _ column: CInt) -> [UInt8] {
        let start = sqlite3_column_blob(handle, column)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    @discardableResult
    private func check(_ code: CInt, _ expected: CInt...) throws -> CInt {
        if expected.contains(code) { return code }
        let message = sqlite3_errmsg(database.sqliteConnection).map { String(cString: $0) }
        let extended = sqlite3_extended_errcode(database.sqliteConnection)
        throw DatabaseError(resultCode: ResultCode(rawValue: extended), message: message)
    }
}
