import WidgetProtocol

/// A reload to come. Dates are seconds since 1970.
package struct ScheduledReload: Sendable, Hashable {
    package var due: Double
    package var reason: ReloadReason
    /// When it was wanted, which may be earlier.
    package var wanted: Double
}

/// What a widget has had of its budget.
package struct ReloadLedger: Sendable, Hashable {
    /// When it was last reloaded, or failed to be.
    package var last: Double?
    /// When the day began whose reloads are counted: with its first.
    package var dayBegan: Double?
    package var used = 0
    /// How many reloads in a row have failed.
    package var failures = 0

    package init() {}

    /// When the count begins anew; nil before the first reload.
    package var dayEnd: Double? { dayBegan.map { $0 + ReloadBudget.day } }

    /// How many of the reloads count at a date.
    package func used(at date: Double) -> Int {
        guard let dayBegan, date >= dayBegan, date < dayBegan + ReloadBudget.day else { return 0 }
        return used
    }
}

/// How often widgets are reloaded: what is due when, as iOS has it for a widget that is often seen.
///
/// It holds no state: what a widget has used is in its ``ReloadLedger``.
package struct ReloadBudget: Sendable, Hashable {
    /// How many reloads a widget has in 24 hours; nil for as many as are asked for, as soon as they are.
    package var dailyLimit: Int? = 40

    package init(dailyLimit: Int? = 40) { self.dailyLimit = dailyLimit }

    static let day = 86_400.0

    /// Reloads that are closer are put off.
    static let interval = 300.0

    /// Reloads are no closer without a limit either.
    static let shortestInterval = 1.0

    /// The longest that a widget whose reload has failed waits for the next.
    private static let longestRetry = 3_600.0

    /// When a reload is made that is wanted at a date.
    ///
    /// Without a limit too, what is wanted at the moment of the last reload, or before it, is put off: a provider whose
    /// timeline is over when it is made would be asked again and again.
    func grant(
        _ reason: ReloadReason, wanted: Double, _ ledger: ReloadLedger, isForeground: Bool = false
    ) -> ScheduledReload {
        var due = wanted
        if reason.isPutOff {
            if let last = ledger.last {
                let isOver = dailyLimit != nil || wanted <= last
                due = max(due, last + (isOver ? Self.interval : Self.shortestInterval))
            }
            if let dailyLimit, !isForeground, ledger.used(at: due) >= dailyLimit, let began = ledger.dayBegan {
                due = began + Self.day
            }
        }
        return ScheduledReload(due: due, reason: reason, wanted: wanted)
    }

    /// What a timeline asks for; nil for nothing.
    func next(
        _ policy: ReloadPolicy, lastEntry: Double, _ ledger: ReloadLedger, isForeground: Bool = false
    ) -> ScheduledReload? {
        guard let wanted = policy.nextReload(lastEntry: lastEntry) else { return nil }
        let reason: ReloadReason = policy == .atEnd ? .atEnd : .after
        return grant(reason, wanted: wanted, ledger, isForeground: isForeground)
    }

    /// The ledger after a reload at a date.
    func charge(
        _ ledger: ReloadLedger, _ reason: ReloadReason, at date: Double, hasFailed: Bool = false,
        isForeground: Bool = false
    ) -> ReloadLedger {
        var ledger = ledger
        ledger.last = date
        ledger.failures = hasFailed ? ledger.failures + 1 : 0
        guard reason.isCharged, !isForeground else { return ledger }
        ledger.used = ledger.used(at: date) + 1
        if ledger.used == 1 { ledger.dayBegan = date }
        return ledger
    }

    /// When a reload is tried again that has failed: after 5 minutes, and each further time after twice as long.
    func retry(_ reason: ReloadReason, at date: Double, _ ledger: ReloadLedger, isForeground: Bool = false)
        -> ScheduledReload
    {
        let wanted = date + Self.pause(Self.interval, after: ledger.failures)
        return grant(reason, wanted: wanted, ledger, isForeground: isForeground)
    }

    /// How long to wait after so many failures in a row: a first pause, and each further time twice as long, up to an
    /// hour.
    static func pause(_ first: Double, after failures: Int) -> Double {
        min(first * Double(1 << min(max(failures, 1) - 1, 12)), longestRetry)
    }

    /// The earlier of two, of which one was asked for while the other was under way.
    static func earlier(_ first: ScheduledReload?, _ second: ScheduledReload?) -> ScheduledReload? {
        guard let first, let second else { return first ?? second }
        return second.due < first.due ? second : first
    }
}
