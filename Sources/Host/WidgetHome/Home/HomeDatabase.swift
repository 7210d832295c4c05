import Foundation
import GRDB
import GroupStorage
import JSON

/// `<root>/home.sqlite`: what is installed, and each widget's last good timeline with its pictures.
///
/// The file is opened when it is first needed, and again after it failed.
final class HomeDatabase: Sendable {
    private let path: String
    private let queue = Locked<DatabaseQueue?>(nil)

    init(root: String) {
        path = root + "/home.sqlite"
    }

    func read<Result>(_ body: (Database) throws -> Result) throws(WidgetHomeError) -> Result {
        try access { queue in try queue.inDatabase(body) }
    }

    /// Runs `body` in one commit.
    func write<Result>(_ body: (Database) throws -> Result) throws(WidgetHomeError) -> Result {
        try access { queue in
            try queue.writeWithoutTransaction { database in
                var result: Result?
                try database.inTransaction(.immediate) {
                    result = try body(database)
                    return .commit
                }
                return result!
            }
        }
    }

    private func access<Result>(_ body: (DatabaseQueue) throws -> Result) throws(WidgetHomeError) -> Result {
        do {
            let queue = try queue.withLock { queue in
                if let queue { return queue }
                let opened = try open()
                queue = opened
                return opened
            }
            return try body(queue)
        } catch let error as DatabaseError {
            queue.withLock { $0 = nil }
            throw WidgetHomeError(GroupStorageError(database: error, at: path))
        } catch let error as GroupStorageError {
            throw WidgetHomeError(error)
        } catch let error as WidgetHomeError {
            throw error
        } catch {
            throw .storage(path, "\(error)")
        }
    }

    private func open() throws -> DatabaseQueue {
        try OwnFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.label = "home"
        let queue = try DatabaseQueue.opening(path, configuration)
        try queue.writeWithoutTransaction { database in
            if try Int.fetchOne(database, sql: "PRAGMA user_version") == 1 { return }
            try database.inTransaction(.immediate) {
                try database.execute(sql: Self.schema)
                return .commit
            }
        }
        return queue
    }

    /// `light` and `dark` are the archives' JSON as the extension wrote it.
    private static let schema = """
        CREATE TABLE IF NOT EXISTS widgets (
            number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, family TEXT NOT NULL, configuration TEXT);
        CREATE TABLE IF NOT EXISTS timelines (
            widget TEXT NOT NULL PRIMARY KEY, policy TEXT NOT NULL, policyDate REAL, reloadedAt REAL NOT NULL,
            nextReload REAL);
        CREATE TABLE IF NOT EXISTS entries (
            widget TEXT NOT NULL, position INTEGER NOT NULL, date REAL NOT NULL, relevance TEXT,
            light BLOB NOT NULL, dark BLOB NOT NULL);
        CREATE INDEX IF NOT EXISTS entriesOfWidget ON entries (widget, position);
        CREATE TABLE IF NOT EXISTS descriptions (
            extension TEXT NOT NULL PRIMARY KEY, stamp TEXT NOT NULL, description TEXT NOT NULL);
        PRAGMA user_version = 1;
        """
}
