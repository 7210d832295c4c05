import GRDB
import JSON
import WidgetProtocol

extension HomeDatabase {
    /// The widgets that the host has installed, in that order.
    func installed() throws(BridgeError) -> [InstalledWidget] {
        try read { database in
            let rows = try Row.fetchAll(
                database.cachedStatement(sql: "SELECT number, kind, family, configuration FROM widgets ORDER BY number")
            )
            return rows.compactMap(Self.widget)
        }
    }

    /// The widget that the host has installed under an id.
    func widget(_ id: String) throws(BridgeError) -> InstalledWidget? {
        guard let number = Self.number(id) else { return nil }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT number, kind, family, configuration FROM widgets WHERE number = ?")
            return try Row.fetchOne(statement, arguments: [number]).flatMap(Self.widget)
        }
    }

    /// Whether the host has installed any.
    func hasInstalled() throws(BridgeError) -> Bool {
        try read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM widgets)")! }
    }

    private static func widget(_ row: Row) -> InstalledWidget? {
        guard let family = Family(rawValue: row[2]) else { return nil }
        let configuration = (row[3] as String?).flatMap { try? JSONValue(parsing: $0) }
        return InstalledWidget(id: id(row[0]), kind: row[1], family: family, configuration: configuration)
    }

    func install(kind: String, family: Family, configuration: JSONValue?) throws(BridgeError)
        -> InstalledWidget
    {
        try write { database in
            try database.execute(
                sql: "INSERT INTO widgets (kind, family, configuration) VALUES (?, ?, ?)",
                arguments: [kind, family.rawValue, configuration?.text])
            return InstalledWidget(
                id: Self.id(database.lastInsertedRowID), kind: kind, family: family, configuration: configuration)
        }
    }

    /// Gives a widget another configuration; false when the host has installed none of that id.
    func configure(_ id: String, _ configuration: JSONValue) throws(BridgeError) -> Bool {
        guard let number = Self.number(id) else { return false }
        return try write { database in
            try database.execute(
                sql: "UPDATE widgets SET configuration = ? WHERE number = ?", arguments: [configuration.text, number])
            return database.changesCount > 0
        }
    }

    /// Removes a widget and its timeline; false when the host has installed none of that id.
    func remove(_ id: String) throws(BridgeError) -> Bool {
        guard let number = Self.number(id) else { return false }
        return try write { database in
            try database.execute(sql: "DELETE FROM widgets WHERE number = ?", arguments: [number])
            guard database.changesCount > 0 else { return false }
            try Self.removeTimeline(of: id, database)
            return true
        }
    }

    /// What an extension said of itself when its executable had this stamp.
    func description(of identifier: String, stamp: String) throws(BridgeError) -> String? {
        try read { database in
            try String.fetchOne(
                database, sql: "SELECT description FROM descriptions WHERE extension = ? AND stamp = ?",
                arguments: [identifier, stamp])
        }
    }

    func keepDescription(_ text: String, of identifier: String, stamp: String) throws(BridgeError) {
        try write { database in
            try database.execute(
                sql: "REPLACE INTO descriptions (extension, stamp, description) VALUES (?, ?, ?)",
                arguments: [identifier, stamp, text])
        }
    }

    func removeDescription(of identifier: String) throws(BridgeError) {
        try write { database in
            try database.execute(sql: "DELETE FROM descriptions WHERE extension = ?", arguments: [identifier])
        }
    }

    private static func id(_ number: Int64) -> String { "widget-\(number)" }

    private static func number(_ id: String) -> Int64? {
        id.hasPrefix("widget-") ? Int64(id.dropFirst("widget-".count)) : nil
    }
}
