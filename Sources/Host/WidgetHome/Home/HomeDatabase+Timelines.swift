import Foundation
import GRDB
import JSON
import WidgetArchive

extension HomeDatabase {
    /// Puts the timelines in the place of the widgets' old ones, in one commit.
    func store(_ timelines: [(widget: String, timeline: LoadedTimeline)], at date: Double) throws(WidgetHomeError) {
        guard !timelines.isEmpty else { return }
        try write { database in
            let head = try database.cachedStatement(
                sql:
                    "REPLACE INTO timelines (widget, policy, policyDate, reloadedAt, nextReload) VALUES (?, ?, ?, ?, ?)"
            )
            let insert = try database.cachedStatement(
                sql: "INSERT INTO entries (widget, position, date, relevance, light, dark) VALUES (?, ?, ?, ?, ?, ?)")
            for (widget, timeline) in timelines {
                try Self.removeEntries(of: widget, database)
                let last = timeline.entries.map(\.date).max() ?? date
                try head.execute(arguments: [
                    widget, timeline.policy.name, timeline.policy.date, date,
                    timeline.policy.nextReload(lastEntry: last),
                ])
                for (position, entry) in timeline.entries.enumerated() {
                    let archives = timeline.archives[position]
                    try insert.execute(arguments: [
                        widget, position, entry.date, entry.relevance?.text, Data(archives[0]), Data(archives[1]),
                    ])
                }
            }
        }
    }

    func timeline(of widget: String) throws(WidgetHomeError) -> StoredTimeline? {
        try read { database in
            let head = try database.cachedStatement(
                sql: "SELECT policy, policyDate, reloadedAt, nextReload FROM timelines WHERE widget = ?")
            guard let row = try Row.fetchOne(head, arguments: [widget]) else { return nil }
            let list = try database.cachedStatement(
                sql: "SELECT date, relevance FROM entries WHERE widget = ? ORDER BY position")
            let entries = try Row.fetchAll(list, arguments: [widget]).map { entry in
                TimelineEntry(date: entry[0], relevance: (entry[1] as String?).flatMap { try? JSONValue(parsing: $0) })
            }
            return StoredTimeline(
                entries: entries, policy: ReloadPolicy(name: row[0], date: row[1]), reloadedAt: row[2],
                nextReload: row[3])
        }
    }

    /// The picture of an entry, as JSON text.
    func archive(
        of widget: String, entry: Int, _ scheme: WidgetArchive.ColorScheme
    ) throws(WidgetHomeError) -> [UInt8]? {
        try read { database in
            let column = scheme == .light ? "light" : "dark"
            let statement = try database.cachedStatement(
                sql: "SELECT \(column) FROM entries WHERE widget = ? AND position = ?")
            return try Data.fetchOne(statement, arguments: [widget, entry]).map { [UInt8]($0) }
        }
    }

    static func removeTimeline(of widget: String, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM timelines WHERE widget = ?", arguments: [widget])
        try removeEntries(of: widget, database)
    }

    private static func removeEntries(of widget: String, _ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM entries WHERE widget = ?").execute(arguments: [widget])
    }
}
