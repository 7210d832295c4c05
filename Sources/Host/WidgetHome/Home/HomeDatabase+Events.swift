import GRDB
import JSON
import WidgetProtocol

extension HomeDatabase {
    /// Commits events; when this returns, they survive the death of every process.
    ///
    /// - Parameter isHeard: whether a host listens to which they are told as they happen.
    func record(
        _ kind: HomeEvent.Kind, _ events: [(id: String, details: JSONObject)], at date: Double, session: String,
        isHeard: Bool
    ) throws(BridgeError) -> [HomeEvent] {
        try write { database in
            let insert = try database.cachedStatement(
                sql: "INSERT INTO events (id, kind, details, date, session, heard) VALUES (?, ?, ?, ?, ?, ?)")
            return try events.map { id, details in
                try insert.execute(arguments: [
                    id, kind.rawValue, JSONValue.object(details).text, date, session, isHeard,
                ])
                return HomeEvent(
                    sequence: database.lastInsertedRowID, id: id, kind: kind, details: details, date: date)
            }
        }
    }

    /// The events that nobody has acknowledged, in order, behind a sequence number.
    func events(after sequence: Int64 = 0) throws(BridgeError) -> [HomeEvent] {
        // A host that only introduces itself leaves no file behind.
        guard exists else { return [] }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT seq, id, kind, details, date FROM events WHERE seq > ? ORDER BY seq")
            return try Row.fetchAll(statement, arguments: [sequence]).compactMap(Self.event)
        }
    }

    /// The number of the newest event that nobody has acknowledged; 0 where there is none.
    func newestEvent() throws(BridgeError) -> Int64 {
        guard exists else { return 0 }
        return try read { try Int64.fetchOne($0, sql: "SELECT max(seq) FROM events") ?? 0 }
    }

    /// The first tap that nobody has acknowledged and that no host was told of as it happened.
    ///
    /// - Parameters:
    ///   - sequence: the number of the last that counts.
    ///   - session: the one whose own do not.
    func launch(upTo sequence: Int64, except session: String) throws(BridgeError) -> HomeEvent? {
        guard exists else { return nil }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT seq, id, kind, details, date FROM events
                    WHERE seq <= ? AND session <> ? AND kind = ? AND heard = 0 ORDER BY seq LIMIT 1
                    """)
            return try Row.fetchOne(
                statement, arguments: [sequence, session, HomeEvent.Kind.widgetClicked.rawValue]
            ).flatMap(Self.event)
        }
    }

    /// Notes that a host was told of events as they happened.
    func markHeard(from first: Int64, to last: Int64) throws(BridgeError) {
        try write { database in
            try database.execute(
                sql: "UPDATE events SET heard = 1 WHERE seq BETWEEN ? AND ?", arguments: [first, last])
        }
    }

    private static func event(_ row: Row) -> HomeEvent? {
        guard let kind = HomeEvent.Kind(rawValue: row[2]), let details = try? JSONValue(parsing: row[3] as String)
        else { return nil }
        return HomeEvent(sequence: row[0], id: row[1], kind: kind, details: details.objectValue ?? [:], date: row[4])
    }

    /// Removes the events up to a sequence number.
    func acknowledgeEvents(upTo sequence: Int64) throws(BridgeError) {
        try write { database in
            try database.cachedStatement(sql: "DELETE FROM events WHERE seq <= ?").execute(arguments: [sequence])
        }
    }
}
