import GRDB
import WidgetProtocol

extension HomeDatabase {
    /// A reload that this bridge alone makes, of those that share the state.
    struct Claim: Sendable, Hashable {
        /// The widget's id; nil for every widget of the kind.
        var widget: String?
        var kind: String
        var reason: ReloadReason
        /// When it was due.
        var due: Double
        /// When it is due again, if it is not finished.
        var lease: Double
        /// How often it was begun before and not finished.
        var tries: Int
    }

    /// What is known of a widget's reloads.
    struct Schedule: Sendable, Hashable {
        var kind: String
        var next: ScheduledReload?
        var ledger = ReloadLedger()
        var lastReason: ReloadReason?
        /// How often it was asked to be reloaded.
        var asks = 0
    }

    /// So many reloads are claimed at once at most.
    private static let batch = 64

    /// Whether anything is to be reloaded some time.
    func hasSchedule() throws(BridgeError) -> Bool {
        guard exists else { return false }
        return try read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM reloads WHERE due IS NOT NULL) OR EXISTS (SELECT 1 FROM updates)
                    """)
            return try Bool.fetchOne(statement)!
        }
    }

    /// The date of the next reload of these kinds; a look into an index for each.
    func nextDue(of kinds: [String]) throws(BridgeError) -> Double? {
        try read { database in
            let reloads = try database.cachedStatement(
                sql: "SELECT due FROM reloads WHERE kind = ? AND due IS NOT NULL ORDER BY due LIMIT 1")
            let updates = try database.cachedStatement(
                sql: "SELECT date FROM updates WHERE kind = ? ORDER BY date LIMIT 1")
            return try kinds.flatMap { kind in
                try [Double.fetchOne(reloads, arguments: [kind]), Double.fetchOne(updates, arguments: [kind])]
            }.compactMap { $0 }.min()
        }
    }

    /// Takes what is due at a date, the earliest first. Another bridge on this state does not get it, unless this one
    /// has not made it by the end of the lease, which is twice as long each time that nobody finishes it.
    ///
    /// - Parameter lease: the first one, in seconds.
    func claim(of kinds: [String], at date: Double, lease: Double) throws(BridgeError) -> [Claim] {
        try write { database in
            let due = try database.cachedStatement(
                sql: """
                    SELECT due, widget, reason, claims FROM reloads WHERE kind = ? AND due IS NOT NULL AND due <= ?
                    ORDER BY due LIMIT \(Self.batch)
                    """)
            let hold = try database.cachedStatement(
                sql: "UPDATE reloads SET due = ?, claims = claims + 1 WHERE widget = ?")
            let times = try database.cachedStatement(
                sql: "SELECT min(date), max(claims) FROM updates WHERE kind = ? AND date <= ?")
            var found: [Claim] = []
            for kind in kinds {
                if let row = try Row.fetchOne(times, arguments: [kind, date]), let first = row[0] as Double? {
                    let tries: Int = row[1]
                    let end = date + ReloadBudget.pause(lease, after: tries + 1)
                    // Times that were missed are one reload.
                    try database.execute(
                        sql: "DELETE FROM updates WHERE kind = ? AND date <= ?", arguments: [kind, date])
                    try database.execute(
                        sql: "REPLACE INTO updates (kind, date, claims) VALUES (?, ?, ?)",
                        arguments: [kind, end, tries + 1])
                    found.append(
                        Claim(
                            widget: nil, kind: kind, reason: .scheduleWidgetUpdates, due: first, lease: end,
                            tries: tries))
                }
                for row in try Row.fetchAll(due, arguments: [kind, date]) {
                    let (widget, tries): (String, Int) = (row[1], row[3])
                    let end = date + ReloadBudget.pause(lease, after: tries + 1)
                    try hold.execute(arguments: [end, widget])
                    found.append(
                        Claim(
                            widget: widget, kind: kind, reason: ReloadReason(rawValue: row[2]) ?? .after, due: row[0],
                            lease: end, tries: tries))
                }
            }
            return found.sorted { $0.due < $1.due }
        }
    }

    /// Forgets the times that the host had set for a kind and that were claimed: the reload is made.
    func finishUpdates(of kind: String) throws(BridgeError) {
        try write { database in
            try database.execute(sql: "DELETE FROM updates WHERE kind = ? AND claims > 0", arguments: [kind])
        }
    }

    /// Gives claims back, those of them that are not finished: what they are for is due again.
    func release(_ claims: [Claim]) throws(BridgeError) {
        try write { database in
            for claim in claims {
                if let widget = claim.widget {
                    try database.execute(
                        sql: "UPDATE reloads SET due = ?, claims = ? WHERE widget = ? AND due = ?",
                        arguments: [claim.due, claim.tries, widget, claim.lease])
                } else {
                    try database.execute(
                        sql: "UPDATE OR REPLACE updates SET date = ?, claims = ? WHERE kind = ? AND date = ?",
                        arguments: [claim.due, claim.tries, claim.kind, claim.lease])
                }
            }
        }
    }

    /// What is known of a widget's reloads; nil for one that never was reloaded.
    func schedule(of widget: String) throws(BridgeError) -> Schedule? {
        try read { database in try Self.schedule(of: widget, database) }
    }

    /// How often each of the widgets was asked to be reloaded.
    func asks(of widgets: [InstalledWidget]) throws(BridgeError) -> [String: Int] {
        try read { database in
            let statement = try database.cachedStatement(sql: "SELECT asks FROM reloads WHERE widget = ?")
            var asks: [String: Int] = [:]
            for widget in widgets { asks[widget.id] = try Int.fetchOne(statement, arguments: [widget.id]) }
            return asks
        }
    }

    /// Takes up a widget's wish to have those of a kind reloaded, or those of these kinds.
    func request(
        _ kinds: [String], at date: Double, _ budget: ReloadBudget, isForeground: Bool
    ) throws(BridgeError) {
        guard exists else { return }
        try write { database in
            let widgets = try database.cachedStatement(sql: "SELECT widget FROM reloads WHERE kind = ?")
            for kind in kinds {
                for widget in try String.fetchAll(widgets, arguments: [kind]) {
                    guard var known = try Self.schedule(of: widget, database) else { continue }
                    let granted = budget.grant(.widgetCenter, wanted: date, known.ledger, isForeground: isForeground)
                    known.next = ReloadBudget.earlier(known.next, granted)
                    known.asks += 1
                    try Self.put(known, of: widget, database)
                }
            }
        }
    }

    /// Brings forward what the budget has put off.
    func release(at date: Double) throws(BridgeError) {
        guard exists else { return }
        try write { database in
            try database.execute(
                sql: "UPDATE reloads SET due = max(wanted, coalesce(last + ?, wanted)) WHERE due > wanted",
                arguments: [ReloadBudget.interval])
        }
    }

    /// Brings forward what another bridge has put off, as far as a budget without a limit does.
    func grantAgain(to kinds: [String], _ budget: ReloadBudget) throws(BridgeError) {
        guard exists, budget.dailyLimit == nil else { return }
        try write { database in
            // As `ReloadBudget.grant` has it.
            let granted = "max(wanted, coalesce(last + iif(wanted <= last, ?1, ?2), wanted))"
            let statement = try database.cachedStatement(
                sql: """
                    UPDATE reloads SET due = \(granted)
                    WHERE kind = ?3 AND due > wanted AND claims = 0 AND failures = 0 AND due > \(granted)
                    """)
            for kind in kinds {
                try statement.execute(arguments: [ReloadBudget.interval, ReloadBudget.shortestInterval, kind])
            }
        }
    }

    /// Has what was reloaded later than now be reloaded again: the clock was set back.
    func reloadLaterThan(_ date: Double) throws(BridgeError) {
        guard exists else { return }
        // Clocks are set by seconds all the time.
        let tolerance = 60.0
        try write { database in
            try database.execute(
                sql: "UPDATE reloads SET due = ?1, wanted = ?1, reason = ?2 WHERE last > ?1 + ?3",
                arguments: [date, ReloadReason.clock.rawValue, tolerance])
        }
    }

    /// Has what was made in another locale or time zone be reloaded.
    func reloadMadeElsewhere(than locale: String, _ timeZone: String, at date: Double) throws(BridgeError) {
        guard exists else { return }
        try write { database in
            try database.execute(
                sql: """
                    UPDATE reloads SET due = ?1, wanted = ?1, reason = ?2
                    WHERE widget IN (SELECT widget FROM timelines WHERE locale <> ?3 OR timeZone <> ?4)
                    """,
                arguments: [date, ReloadReason.locale.rawValue, locale, timeZone])
        }
    }

    /// The times at which the host wants the widgets of a kind reloaded, in the place of those that it wanted before.
    func setUpdates(_ dates: [Double], of kind: String) throws(BridgeError) {
        try write { database in
            try database.execute(sql: "DELETE FROM updates WHERE kind = ?", arguments: [kind])
            let insert = try database.cachedStatement(sql: "INSERT OR IGNORE INTO updates (kind, date) VALUES (?, ?)")
            for date in dates { try insert.execute(arguments: [kind, date]) }
        }
    }

    /// Forgets the reloads of a widget that is no longer there.
    func removeSchedule(of widget: String) throws(BridgeError) {
        try write { database in try Self.removeSchedule(of: widget, database) }
    }

    static func removeSchedule(of widget: String, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM reloads WHERE widget = ?", arguments: [widget])
    }

    /// Whether a widget of this id was reloaded.
    func isScheduled(_ widget: String) throws(BridgeError) -> Bool { try schedule(of: widget) != nil }

    static func schedule(of widget: String, _ database: Database) throws -> Schedule? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT kind, due, reason, wanted, last, lastReason, dayBegan, used, failures, asks FROM reloads
                WHERE widget = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [widget]) else { return nil }
        var schedule = Schedule(kind: row[0])
        if let due = row[1] as Double?, let reason = (row[2] as String?).flatMap(ReloadReason.init(rawValue:)) {
            schedule.next = ScheduledReload(due: due, reason: reason, wanted: row[3] ?? due)
        }
        schedule.ledger.last = row[4]
        schedule.lastReason = (row[5] as String?).flatMap(ReloadReason.init(rawValue:))
        schedule.ledger.dayBegan = row[6]
        schedule.ledger.used = row[7]
        schedule.ledger.failures = row[8]
        schedule.asks = row[9]
        return schedule
    }

    static func put(_ schedule: Schedule, of widget: String, _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                REPLACE INTO reloads
                (widget, kind, due, reason, wanted, last, lastReason, dayBegan, used, failures, asks)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        let (next, ledger) = (schedule.next, schedule.ledger)
        try statement.execute(arguments: [
            widget, schedule.kind, next?.due, next?.reason.rawValue, next?.wanted, ledger.last,
            schedule.lastReason?.rawValue, ledger.dayBegan, ledger.used, ledger.failures, schedule.asks,
        ])
    }
}
