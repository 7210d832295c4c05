import Foundation
import GRDB
import JSON
import WidgetArchive
import WidgetProtocol

extension HomeDatabase {
    /// Puts the timelines in the place of the widgets' old ones, and what comes of them and of what failed into the
    /// schedule, in one commit.
    func store(
        _ timelines: [LoadedTimeline], failed: [ReloadOutcome.Failed], _ occasion: ReloadOccasion
    ) throws(BridgeError) {
        let date = occasion.date
        guard !timelines.isEmpty || !failed.isEmpty else { return }
        try write { database in
            for failed in failed { try occasion.note(failed, database) }
            let head = try database.cachedStatement(
                sql:
                    """
                    REPLACE INTO timelines
                    (widget, policy, policyDate, reloadedAt, nextReload, warnings, folders, locale, timeZone)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """)
            let insert = try database.cachedStatement(
                sql:
                    "INSERT INTO entries (widget, position, date, relevance, live, light, dark) VALUES (?, ?, ?, ?, ?, ?, ?)"
            )
            for loaded in timelines {
                let (id, reply, moments) = (loaded.widget.id, loaded.reply, loaded.reply.moments)
                try Self.removeEntries(of: id, database)
                try head.execute(arguments: [
                    id, reply.policy.name, reply.policy.date, date,
                    reply.policy.nextReload(lastEntry: moments.lastDate ?? date),
                    loaded.warnings.isEmpty ? nil : JSONValue.array(loaded.warnings.map(\.json)).text,
                    JSONValue.array(loaded.folders.map { .string($0) }).text, occasion.locale, occasion.timeZone,
                ])
                for (position, (moment, entry)) in zip(moments, reply.entries).enumerated() {
                    let archives = entry.archives
                    try insert.execute(arguments: [
                        id, position, moment.date, moment.relevance?.text, moment.isLive, Data(archives[0].bytes),
                        Data(archives[1].bytes),
                    ])
                }
                try occasion.note(loaded, database)
            }
        }
    }

    func timeline(of widget: String) throws(BridgeError) -> StoredTimeline? {
        try read { database in
            let head = try database.cachedStatement(
                sql:
                    """
                    SELECT policy, policyDate, reloadedAt, nextReload, warnings, folders, locale, timeZone
                    FROM timelines WHERE widget = ?
                    """)
            guard let row = try Row.fetchOne(head, arguments: [widget]) else { return nil }
            let list = try database.cachedStatement(
                sql: "SELECT date, relevance, live FROM entries WHERE widget = ? ORDER BY position")
            let entries = try Row.fetchAll(list, arguments: [widget]).map { entry in
                TimelineMoment(
                    date: entry[0], relevance: (entry[1] as String?).flatMap { try? JSONValue(parsing: $0) },
                    changesAt: entry[2] ? (entry[0] as Double) + TimelineMoment.tick : nil)
            }
            return StoredTimeline(
                entries: entries, policy: ReloadPolicy(name: row[0], date: row[1]), reloadedAt: row[2],
                nextReload: row[3], warnings: Self.list(row[4]).compactMap(Warning.init(json:)),
                folders: Self.list(row[5]).compactMap(\.stringValue), locale: row[6], timeZone: row[7])
        }
    }

    /// When each widget's timeline was made, by the widgets' ids.
    func reloads() throws(BridgeError) -> [String: Double] {
        try read { database in
            let statement = try database.cachedStatement(sql: "SELECT widget, reloadedAt FROM timelines")
            return try Dictionary(
                uniqueKeysWithValues: Row.fetchAll(statement).map { ($0[0] as String, $0[1] as Double) })
        }
    }

    private static func list(_ text: String?) -> [JSONValue] {
        text.flatMap { try? JSONValue(parsing: $0) }?.arrayValue ?? []
    }

    /// The picture of an entry.
    func archive(
        of widget: String, entry: Int, _ scheme: WidgetArchive.ColorScheme
    ) throws(BridgeError) -> RawJSON? {
        try read { database in
            let column = scheme == .light ? "light" : "dark"
            let statement = try database.cachedStatement(
                sql: "SELECT \(column) FROM entries WHERE widget = ? AND position = ?")
            return try Data.fetchOne(statement, arguments: [widget, entry]).map { RawJSON(trusted: [UInt8]($0)) }
        }
    }

    static func removeTimeline(of widget: String, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM timelines WHERE widget = ?", arguments: [widget])
        try removeEntries(of: widget, database)
        try removeSchedule(of: widget, database)
    }

    private static func removeEntries(of widget: String, _ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM entries WHERE widget = ?").execute(arguments: [widget])
    }
}
