import GRDB
import WidgetProtocol

/// A reload under way, as the schedule keeps it: why, when, and what the widgets had asked for before it.
struct ReloadOccasion: Sendable {
    var reasons: [String: ReloadReason]
    var asks: [String: Int]
    var date: Double
    var budget: ReloadBudget
    var isForeground: Bool
    var locale: String
    var timeZone: String

    /// Notes that a widget was reloaded, and when it wants to be again.
    func note(_ loaded: LoadedTimeline, _ database: Database) throws {
        try note(loaded.widget, database) { ledger in
            budget.next(
                loaded.reply.policy, lastEntry: loaded.reply.moments.lastDate ?? date, ledger,
                isForeground: isForeground)
        }
    }

    /// Notes that a widget could not be reloaded; it is tried again if that was the schedule's doing.
    func note(_ failed: ReloadOutcome.Failed, _ database: Database) throws {
        try note(failed.widget, hasFailed: true, database) { ledger in
            budget.retry(failed.reason, at: date, ledger, isForeground: isForeground)
        }
    }

    private func note(
        _ widget: InstalledWidget, hasFailed: Bool = false, _ database: Database,
        next: (ReloadLedger) -> ScheduledReload?
    ) throws {
        let reason = reasons[widget.id] ?? .firstLook
        let known = try HomeDatabase.schedule(of: widget.id, database)
        var schedule = known ?? HomeDatabase.Schedule(kind: widget.kind)
        schedule.ledger = budget.charge(
            schedule.ledger, reason, at: date, hasFailed: hasFailed, isForeground: isForeground)
        if !hasFailed { schedule.lastReason = reason }
        var due = next(schedule.ledger)
        // A host that asked itself was told; what the timeline wants stays as it was.
        if hasFailed, !reason.isPutOff, reason != .scheduleWidgetUpdates { due = known?.next }
        // What was asked for meanwhile is not done yet.
        if schedule.asks != asks[widget.id, default: schedule.asks] { due = ReloadBudget.earlier(due, known?.next) }
        schedule.next = due
        try HomeDatabase.put(schedule, of: widget.id, database)
    }
}
