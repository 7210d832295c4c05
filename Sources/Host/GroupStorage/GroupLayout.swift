import GRDB
import ValueStore

extension StateDatabase.Layout {
    /// That of a group's values.
    ///
    /// - Parameter container: the folder of the group's files.
    static func group(container: String) -> Self {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS entries (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
                    CREATE TABLE IF NOT EXISTS files (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
                    PRAGMA user_version = 1;
                    """)
        }
        // Which key a file was made for: two keys must never share one.
        migrator.registerMigration("2") { database in
            if try !database.columns(in: "files").contains(where: { $0.name == "key" }) {
                try database.execute(sql: "ALTER TABLE files ADD COLUMN key TEXT")
                for name in try String.fetchAll(database, sql: "SELECT name FROM files") {
                    let path = StoredPath.text("\(container)/\(name)")
                    try database.execute(
                        sql: "UPDATE files SET key = (SELECT key FROM entries WHERE value = ?) WHERE name = ?",
                        arguments: [path, name])
                }
            }
            try database.execute(sql: "PRAGMA user_version = 2")
        }
        // Who has set a value.
        migrator.registerMigration("3") { database in
            if try !database.columns(in: "entries").contains(where: { $0.name == "widget" }) {
                try database.execute(sql: ValueSchema.upgrade)
            }
            try database.execute(sql: "PRAGMA user_version = 3")
        }
        return Self(version: ValueSchema.version, migrator: migrator) { database in
            try database.execute(
                sql: "PRAGMA cache_size = \(-cache); PRAGMA wal_autocheckpoint = \(checkpointPages)")
        }
    }

    /// KiB of pages that SQLite may hold, which it takes as it needs them: a commit that touches more of them than fit
    /// writes some of them several times.
    private static let cache = 64 << 10

    /// How many pages may wait in the journal before they are put into the file: 16 MiB of them. A page that is written
    /// often is put there once for all.
    private static let checkpointPages = 4096
}
