import GRDB
import JSON
import WidgetProtocol

extension HomeDatabase {
    /// What an update of an activity came to.
    enum ActivityOutcome: Sendable {
        case changed(ActivityRecord)
        case unknown
        case ended
        /// It shows what has a later timestamp.
        case newer
    }

    /// The activities that there are, in the order of their starts; those of an extension alone where one is named.
    func activities(of owner: String? = nil) throws(BridgeError) -> [ActivityRecord] {
        guard exists else { return [] }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT record FROM activities WHERE ?1 IS NULL OR owner = ?1 ORDER BY number")
            return try String.fetchAll(statement, arguments: [owner]).compactMap(Self.parsed)
        }
    }

    /// Keeps a new activity; false where there is one of that id.
    func start(_ record: ActivityRecord, of owner: String, at date: Double) throws(BridgeError) -> Bool {
        try write { database in
            if let known = try Self.activity(record.id, of: nil, database), known.phase(at: date) != .dismissed {
                return false
            }
            try Self.removeActivity(record.id, database)
            try Self.put(record, of: owner, at: date, database)
            return true
        }
    }

    /// Changes an activity.
    ///
    /// - Parameter owner: the extension that alone may; nil for the host.
    func change(
        _ id: String, of owner: String?, _ update: ActivityUpdate, at date: Double
    ) throws(BridgeError) -> ActivityOutcome {
        guard exists else { return .unknown }
        return try write { database in
            guard var record = try Self.activity(id, of: owner, database) else { return .unknown }
            switch record.phase(at: date) {
            case .dismissed: return .unknown
            case .ended: return .ended
            case .pending, .active, .stale: break
            }
            guard record.apply(update, at: date) else { return .newer }
            try Self.put(record, of: nil, at: date, database)
            return .changed(record)
        }
    }

    /// The date at which the next activity comes to another phase.
    func nextActivityChange() throws(BridgeError) -> Double? {
        guard exists else { return nil }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT changesAt FROM activities WHERE changesAt IS NOT NULL ORDER BY changesAt LIMIT 1")
            return try Double.fetchOne(statement)
        }
    }

    /// Notes what time has made of the activities; gives those that are in another phase than was told of. Of several
    /// bridges one gets each.
    func settleActivities(at date: Double) throws(BridgeError) -> [ActivityRecord] {
        try write { database in
            let rows = try Row.fetchAll(
                database.cachedStatement(
                    sql: """
                        SELECT record, phase, id FROM activities WHERE changesAt IS NOT NULL AND changesAt <= ?
                        ORDER BY changesAt, number
                        """), arguments: [date])
            var news: [ActivityRecord] = []
            for row in rows {
                guard let record = Self.parsed(row[0] as String) else {
                    // What cannot be read would be due for ever.
                    try Self.removeActivity(row[2] as String, database)
                    continue
                }
                if record.phase(at: date).rawValue != (row[1] as String) { news.append(record) }
                try Self.put(record, of: nil, at: date, database)
            }
            return news
        }
    }

    private static func parsed(_ text: String) -> ActivityRecord? {
        (try? JSONValue(parsing: text)).flatMap { ActivityRecord(json: $0) }
    }

    private static func activity(_ id: String, of owner: String?, _ database: Database) throws -> ActivityRecord? {
        let statement = try database.cachedStatement(
            sql: "SELECT record FROM activities WHERE id = ?1 AND (?2 IS NULL OR owner = ?2)")
        return try String.fetchOne(statement, arguments: [id, owner]).flatMap(Self.parsed)
    }

    private static func removeActivity(_ id: String, _ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM activities WHERE id = ?").execute(arguments: [id])
    }

    /// Keeps an activity as it is at a date, and removes one that is gone.
    ///
    /// - Parameter owner: nil for one that is there.
    private static func put(
        _ record: ActivityRecord, of owner: String?, at date: Double, _ database: Database
    ) throws {
        let phase = record.phase(at: date)
        if phase == .dismissed { return try removeActivity(record.id, database) }
        let (text, next) = (record.json.text, record.nextChange(after: date))
        if let owner {
            try database.cachedStatement(
                sql: "INSERT INTO activities (id, owner, record, phase, changesAt) VALUES (?, ?, ?, ?, ?)"
            ).execute(arguments: [record.id, owner, text, phase.rawValue, next])
        } else {
            try database.cachedStatement(
                sql: "UPDATE activities SET record = ?, phase = ?, changesAt = ? WHERE id = ?"
            ).execute(arguments: [text, phase.rawValue, next, record.id])
        }
    }
}
