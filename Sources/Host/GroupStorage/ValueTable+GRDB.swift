import GRDB
import ValueStore

extension ValueTable {
    /// The values of an open database; GRDB prepares the statements and keeps them.
    init(_ database: Database) {
        self.init(database.sqliteConnection) { sql in try database.cachedStatement(sql: sql).sqliteStatement }
    }
}
