import Foundation
import GRDB
import GRDBSQLite

/// One group's open database.
///
/// Its journal is SQLite's WAL with `synchronous = NORMAL`: a commit is written to the kernel before it is
/// acknowledged, so it survives the death of every process; after a power cut the file is whole and holds what was
/// committed up to the last checkpoint at least.
final class GroupDatabase {
    /// KiB of pages that SQLite may hold, which it takes as it needs them: a commit that touches more of them than fit
    /// writes some of them several times.
    private static let cache = 64 << 10

    /// How many pages may wait in the journal before they are put into the file: 16 MiB of them. A page that is written
    /// often is put there once for all.
    private static let checkpointPages = 4096

    private let path: String
    private let queue: DatabaseQueue

    /// Opens the database, and makes it where there is none.
    init(path: String) throws(GroupStorageError) {
        self.path = path
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.label = "group"
        configuration.prepareDatabase { database in
            try database.execute(
                sql: "PRAGMA cache_size = \(-Self.cache); PRAGMA wal_autocheckpoint = \(Self.checkpointPages)")
        }
        do {
            queue = try DatabaseQueue.opening(path, configuration)
            try queue.writeWithoutTransaction { try Self.makeSchema($0) }
        } catch let error as DatabaseError {
            throw .storage(path, sqlite: error, errno: errno)
        } catch {
            throw .storage(path, errno: errno)
        }
    }

    /// `entries` has row ids on purpose: what was first saved together lies together, and is mostly saved together
    /// again, so that a commit of many keys touches few pages. By key, nearly every save touches a page of its own.
    private static func makeSchema(_ database: Database) throws {
        if try Int.fetchOne(database, sql: "PRAGMA user_version") == 1 { return }
        try database.inTransaction(.immediate) {
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS entries (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
                    CREATE TABLE IF NOT EXISTS files (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
                    PRAGMA user_version = 1;
                    """)
            return .commit
        }
    }

    /// Runs `body` with the connection, and names what fails.
    func access<Result>(_ body: (GroupConnection) throws -> Result) throws(GroupStorageError) -> Result {
        do {
            return try queue.writeWithoutTransaction { database in
                try body(GroupConnection(database: database))
            }
        } catch let error as DatabaseError {
            throw .storage(path, sqlite: error, errno: errno)
        } catch let error as GroupStorageError {
            throw error
        } catch {
            throw .storage(path, errno: errno)
        }
    }

    /// Runs `body` in one commit, or leaves nothing of it.
    func commit<Result>(_ body: (GroupConnection) throws -> Result) throws(GroupStorageError) -> Result {
        try access { connection in
            try connection.execute("BEGIN IMMEDIATE")
            do {
                let result = try body(connection)
                try connection.execute("COMMIT")
                return result
            } catch {
                if !connection.isAutocommit { try? connection.execute("ROLLBACK") }
                throw error
            }
        }
    }
}
