import Foundation
import GRDB
import GroupStorage
import JSON
import Synchronization
import WidgetProtocol

/// `<root>/home.sqlite`: what is installed, and each widget's last good timeline with its pictures.
///
/// The file is opened when it is first needed, and again after it failed.
final class HomeDatabase: Sendable {
    private let path: String
    private let open = Mutex<StateDatabase?>(nil)

    init(root: String) {
        path = root + "/home.sqlite"
    }

    func read<Result>(_ body: (Database) throws -> Result) throws(BridgeError) -> Result {
        try access { (database) throws(BridgeError) in try database.access(body) }
    }

    /// Runs `body` in one commit.
    func write<Result>(_ body: (Database) throws -> Result) throws(BridgeError) -> Result {
        try access(writes: true) { (database) throws(BridgeError) in try database.write(body) }
    }

    private func access<Result>(
        writes: Bool = false, _ body: (StateDatabase) throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        let database = try open.withLock { open -> Swift.Result<StateDatabase, BridgeError> in
            if let open, !open.isStale, !(writes && open.isReadOnly) { return .success(open) }
            let made = Swift.Result { () throws(BridgeError) in try StateDatabase(path: path, layout: .home) }
            open = try? made.get()
            return made
        }.get()
        do throws(BridgeError) {
            return try body(database)
        } catch {
            if error.code == ErrorKind.storageFailed.code, error.kind != .storageBusy { open.withLock { $0 = nil } }
            throw error
        }
    }
}

extension StateDatabase.Layout {
    fileprivate static let home: Self = {
        var migrator = DatabaseMigrator()
        // `light` and `dark` are the archives' JSON as the extension wrote it.
        migrator.registerMigration("1") { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS widgets (
                        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, family TEXT NOT NULL,
                        configuration TEXT);
                    CREATE TABLE IF NOT EXISTS timelines (
                        widget TEXT NOT NULL PRIMARY KEY, policy TEXT NOT NULL, policyDate REAL,
                        reloadedAt REAL NOT NULL, nextReload REAL);
                    CREATE TABLE IF NOT EXISTS entries (
                        widget TEXT NOT NULL, position INTEGER NOT NULL, date REAL NOT NULL, relevance TEXT,
                        light BLOB NOT NULL, dark BLOB NOT NULL);
                    CREATE INDEX IF NOT EXISTS entriesOfWidget ON entries (widget, position);
                    CREATE TABLE IF NOT EXISTS descriptions (
                        extension TEXT NOT NULL PRIMARY KEY, stamp TEXT NOT NULL, description TEXT NOT NULL);
                    PRAGMA user_version = 1;
                    """)
        }
        // What the widget's code came upon when it made the timeline: a JSON array of warnings.
        migrator.registerMigration("2") { database in
            if try !database.columns(in: "timelines").contains(where: { $0.name == "warnings" }) {
                try database.execute(sql: "ALTER TABLE timelines ADD COLUMN warnings TEXT")
            }
            try database.execute(sql: "PRAGMA user_version = 2")
        }
        return Self(version: 2, migrator: migrator)
    }()
}
