import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("What is due when") struct ReloadBudgetTests {
    private static func ledger(last: Double? = nil, began: Double? = nil, used: Int = 0) -> ReloadLedger {
        var ledger = ReloadLedger()
        (ledger.last, ledger.dayBegan, ledger.used) = (last, began, used)
        return ledger
    }

    struct Case: CustomTestStringConvertible {
        var name: String
        var reason = ReloadReason.after
        var wanted: Double
        var ledger = ReloadLedger()
        var limit: Int? = 2
        var isForeground = false
        var due: Double
        var testDescription: String { name }
    }

    @Test(
        "what is wanted at a date is granted at one",
        arguments: [
            Case(name: "the first", wanted: 10, due: 10),
            Case(name: "long after the last", wanted: 900, ledger: ledger(last: 500, began: 500, used: 1), due: 900),
            Case(name: "5 minutes after", wanted: 800, ledger: ledger(last: 500, began: 500, used: 1), due: 800),
            Case(name: "closer", wanted: 799, ledger: ledger(last: 500, began: 500, used: 1), due: 800),
            Case(name: "in the past", wanted: 1, ledger: ledger(last: 500, began: 500, used: 1), due: 800),
            Case(
                name: "closer, in front", wanted: 600, ledger: ledger(last: 500, began: 500, used: 1),
                isForeground: true, due: 800),
            Case(name: "one too many", wanted: 900, ledger: ledger(last: 500, began: 50, used: 2), due: 86_450),
            Case(
                name: "one too many, in front", wanted: 900, ledger: ledger(last: 500, began: 50, used: 2),
                isForeground: true, due: 900),
            Case(name: "the next day", wanted: 86_500, ledger: ledger(last: 500, began: 50, used: 2), due: 86_500),
            Case(
                name: "put off to the next day", wanted: 86_449, ledger: ledger(last: 86_200, began: 50, used: 2),
                due: 86_500),
            Case(
                name: "by the widget's code", reason: .widgetCenter, wanted: 500,
                ledger: ledger(last: 500, began: 50, used: 2), due: 86_450),
            Case(
                name: "by the host", reason: .updateWidget, wanted: 500,
                ledger: ledger(last: 500, began: 50, used: 2), due: 500),
            Case(
                name: "at a time of the host's", reason: .scheduleWidgetUpdates, wanted: 501,
                ledger: ledger(last: 500, began: 50, used: 2), due: 501),
            Case(
                name: "without a budget", wanted: 501, ledger: ledger(last: 500, began: 50, used: 99), limit: nil,
                due: 501),
            Case(
                name: "without a budget, at once", wanted: 500.1, ledger: ledger(last: 500, began: 50, used: 99),
                limit: nil, due: 501),
            Case(
                name: "without a budget, over already", wanted: 500, ledger: ledger(last: 500, began: 50, used: 99),
                limit: nil, due: 800),
        ])
    func grants(_ given: Case) {
        let granted = ReloadBudget(dailyLimit: given.limit).grant(
            given.reason, wanted: given.wanted, given.ledger, isForeground: given.isForeground)
        #expect(granted == ScheduledReload(due: given.due, reason: given.reason, wanted: given.wanted))
    }

    @Test("a timeline's policy says when and why")
    func policies() {
        let (budget, ledger) = (ReloadBudget(), Self.ledger(last: 100, began: 100, used: 1))
        #expect(
            budget.next(.atEnd, lastEntry: 4000, ledger) == ScheduledReload(due: 4000, reason: .atEnd, wanted: 4000))
        #expect(
            budget.next(.after(200), lastEntry: 4000, ledger) == ScheduledReload(due: 400, reason: .after, wanted: 200))
        #expect(budget.next(.never, lastEntry: 4000, ledger) == nil)
    }

    @Test("a day's reloads are counted from the first on")
    func charges() {
        let budget = ReloadBudget(dailyLimit: 2)
        var ledger = ReloadLedger()
        ledger = budget.charge(ledger, .firstLook, at: 10)
        #expect(ledger.used(at: 10) == 0 && ledger.last == 10 && ledger.dayEnd == nil)
        ledger = budget.charge(ledger, .updateWidget, at: 20)
        ledger = budget.charge(ledger, .after, at: 30, isForeground: true)
        ledger = budget.charge(ledger, .atEnd, at: 40)
        #expect(ledger.used(at: 50) == 2 && ledger.dayEnd == 86_420)
        #expect(ledger.used(at: 86_420) == 0)
        ledger = budget.charge(ledger, .widgetCenter, at: 90_000)
        #expect(ledger.used(at: 90_001) == 1 && ledger.dayEnd == 176_400)
        // The clock was set back.
        #expect(budget.charge(ledger, .clock, at: 50).last == 50)
        #expect(budget.charge(ledger, .after, at: 50).used == 1)
    }

    @Test("what fails is tried again, ever later")
    func retries() {
        let budget = ReloadBudget()
        var ledger = ReloadLedger()
        var pauses: [Double] = []
        for _ in 0..<6 {
            ledger = budget.charge(ledger, .after, at: 1000, hasFailed: true)
            pauses.append(budget.retry(.after, at: 1000, ledger).due - 1000)
        }
        #expect(pauses == [300, 600, 1200, 2400, 3600, 3600])
        #expect(budget.charge(ledger, .after, at: 1000).failures == 0)
    }

    @Test("of two the earlier is made")
    func earlier() {
        let first = ScheduledReload(due: 5, reason: .atEnd, wanted: 5)
        let second = ScheduledReload(due: 4, reason: .widgetCenter, wanted: 1)
        #expect(ReloadBudget.earlier(first, second) == second && ReloadBudget.earlier(second, first) == second)
        #expect(ReloadBudget.earlier(nil, first) == first && ReloadBudget.earlier(first, nil) == first)
    }
}
