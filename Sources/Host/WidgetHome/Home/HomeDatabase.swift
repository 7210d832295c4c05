import Foundation
import GRDB
import GroupStorage
import JSON
import Synchronization
import WidgetProtocol

/// `<root>/home.sqlite`: what is installed, each widget's last good timeline with its pictures, and what the host is
/// to know of.
///
/// The file is opened when it is first needed, and again after it failed.
final class HomeDatabase: Sendable {
    private let path: String
    private let open = Mutex<StateDatabase?>(nil)

    private static let name = "home.sqlite"

    /// The file that every commit is written to first.
    static let journalName = name + "-wal"

    init(root: String) {
        path = root + "/" + Self.name
    }

    /// Whether there is a file at all.
    var exists: Bool { Foundation.access(path, F_OK) == 0 }

    func read<Result>(_ body: (Database) throws -> Result) throws(BridgeError) -> Result {
        try access { (database) throws(BridgeError) in try database.access(body) }
    }

    /// Runs `body` in one commit.
    func write<Result>(_ body: (Database) throws -> Result) throws(BridgeError) -> Result {
        try access(writes: true) { (database) throws(BridgeError) in try database.write(body) }
    }

    /// Changes with what other connections commit, and this process has one; nil where there is nothing to be read.
    var version: Int? {
        guard exists else { return nil }
        return try? read { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) }
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
        // The folders whose files the timeline's archives may name: those of the build that has drawn them.
        migrator.registerMigration("3") { database in
            if try !database.columns(in: "timelines").contains(where: { $0.name == "folders" }) {
                try database.execute(sql: "ALTER TABLE timelines ADD COLUMN folders TEXT")
            }
            try database.execute(sql: "PRAGMA user_version = 3")
        }
        // What is reloaded when, and what each widget has had of its budget; `updates` are times that the host has set.
        migrator.registerMigration("4") { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS reloads (
                        widget TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, due REAL, reason TEXT, wanted REAL,
                        last REAL, lastReason TEXT, dayBegan REAL, used INTEGER NOT NULL, failures INTEGER NOT NULL,
                        asks INTEGER NOT NULL) WITHOUT ROWID;
                    CREATE INDEX IF NOT EXISTS reloadsByDue ON reloads (kind, due) WHERE due IS NOT NULL;
                    CREATE TABLE IF NOT EXISTS updates (
                        kind TEXT NOT NULL, date REAL NOT NULL, PRIMARY KEY (kind, date)) WITHOUT ROWID;
                    PRAGMA user_version = 4;
                    """)
        }
        // What the host has not acknowledged yet. A number is never used again, so that none is taken for another.
        migrator.registerMigration("5") { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS events (
                        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, kind TEXT NOT NULL,
                        details TEXT NOT NULL, date REAL NOT NULL, session TEXT NOT NULL);
                    PRAGMA user_version = 5;
                    """)
        }
        // How often a reload was begun that nobody has finished, and whether an event was told when it happened.
        migrator.registerMigration("6") { database in
            for (table, column) in [("reloads", "claims"), ("updates", "claims"), ("events", "heard")] {
                if try database.columns(in: table).contains(where: { $0.name == column }) { continue }
                try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column) INTEGER NOT NULL DEFAULT 0")
            }
            try database.execute(sql: "PRAGMA user_version = 6")
        }
        // Live Activities, each as JSON; `changesAt` is when time brings it to another phase than the one told of.
        migrator.registerMigration("7") { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS activities (
                        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL,
                        record TEXT NOT NULL, phase TEXT NOT NULL, changesAt REAL);
                    CREATE INDEX IF NOT EXISTS activitiesByChange ON activities (changesAt)
                        WHERE changesAt IS NOT NULL;
                    PRAGMA user_version = 7;
                    """)
        }
        // Whether what an entry shows goes on changing.
        migrator.registerMigration("8") { database in
            if try !database.columns(in: "entries").contains(where: { $0.name == "live" }) {
                try database.execute(sql: "ALTER TABLE entries ADD COLUMN live INTEGER NOT NULL DEFAULT 0")
            }
            try database.execute(sql: "PRAGMA user_version = 8")
        }
        // Where the user was when a timeline was made.
        migrator.registerMigration("9") { database in
            for column in ["locale", "timeZone"] {
                if try database.columns(in: "timelines").contains(where: { $0.name == column }) { continue }
                try database.execute(sql: "ALTER TABLE timelines ADD COLUMN \(column) TEXT")
            }
            try database.execute(sql: "PRAGMA user_version = 9")
        }
        return Self(version: 9, migrator: migrator)
    }()
}
