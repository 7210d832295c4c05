import Logging
import Synchronization
import WidgetBuild
package import WidgetProtocol

/// What is reloaded when its time has come.
extension WidgetHome {
    /// What a widget has of reloads: the last one's reason, the next, and its budget.
    package struct Plan: Sendable {
        package var lastReason: ReloadReason?
        package var next: ScheduledReload?
        package var ledger = ReloadLedger()
    }

    /// How long another bridge on the same state leaves a reload to the one that has claimed it: longer than most
    /// extensions take for all of their widgets.
    private static let lease = 60.0

    /// What a widget has of reloads; nothing for one that is only looked at.
    package func plan(of widget: InstalledWidget) throws(BridgeError) -> Plan {
        guard widget.isKept, let known = try database.schedule(of: widget.id) else { return Plan() }
        return Plan(lastReason: known.lastReason, next: known.next, ledger: known.ledger)
    }

    /// Reloads every widget of every extension.
    package func reloadAll() throws(BridgeError) -> ReloadOutcome {
        var outcome = ReloadOutcome()
        let (widgets, failures) = descriptions()
        if widgets.isEmpty, let failure = failures.first { throw failure.error }
        for kind in Set(widgets.map(\.kind)).sorted() {
            outcome.add(try reload(kind: kind, for: .reloadAllWidgets))
        }
        return outcome
    }

    /// Says whether the host is in front: then reloads are free.
    package func setForeground(_ isForeground: Bool) throws(BridgeError) {
        self.isForeground.store(isForeground, ordering: .relaxed)
        if isForeground { try database.release(at: options.now()) }
        requests.wake()
    }

    /// Has the widgets of a kind reloaded at dates, in the place of those that were set before; throws -20.
    package func scheduleUpdates(_ dates: [Double], of kind: String) throws(BridgeError) {
        _ = try find(kind)
        let now = options.now()
        try database.setUpdates(dates.filter { $0 > now }, of: kind)
        requests.wake()
    }

    /// The date of the next reload; nil while there is none to come.
    package func nextReload() throws(BridgeError) -> Double? {
        guard try database.hasSchedule() else { return nil }
        return try database.nextDue(of: kinds)
    }

    /// The date of whatever happens next by itself: a reload, or a Live Activity's coming to another phase.
    private func nextStep() throws(BridgeError) -> Double? {
        [try nextReload(), try liveActivities.nextChange()].compactMap { $0 }.min()
    }

    /// Moves the virtual clock, and makes every reload on the way at its date.
    ///
    /// - Parameter each: told of the reloads of one moment, and of its date.
    package func advance(
        to date: Double, each: (Double, ReloadOutcome) -> Void
    ) throws(BridgeError) {
        guard let clock = options.clock else { throw .realClock }
        guard date >= clock.now else { throw .invalidParams("the clock is past that date already, and goes on only") }
        try lookBack()
        try takeRequests()
        // An extension that is still being built may have something due, too.
        if try database.hasSchedule() { for slot in slots { _ = try? slot.supervisor() } }
        while let next = try nextStep(), next <= date {
            clock.advance(to: next)
            let (outcome, trouble) = try reloadDue()
            if !outcome.isEmpty { each(clock.now, outcome) }
            if let trouble { throw trouble }
            try takeRequests()
        }
        clock.advance(to: date)
    }

    /// Begins, on a thread of its own, to make reloads when they are due; on the real clock alone.
    ///
    /// The thread sleeps until the next is, or something changes.
    ///
    /// - Parameter told: told of the reloads of one moment.
    package func startScheduling(told: @escaping @Sendable (ReloadOutcome) -> Void) {
        guard options.clock == nil else { return }
        requests.start { [weak self] in self?.step(told) }
    }

    /// Does what is due; how long there is nothing more to do, nil for as long as nothing changes.
    private func step(_ told: (ReloadOutcome) -> Void) -> Duration? {
        do throws(BridgeError) {
            try lookBack()
            try takeRequests()
            if options.budget.dailyLimit == nil { try database.grantAgain(to: kinds, options.budget) }
            guard let next = try nextStep() else { return nil }
            let now = options.now()
            guard next <= now else { return .seconds(next - now) }
            let (outcome, failure) = try reloadDue()
            if !outcome.isEmpty { told(outcome) }
            if let failure { tell(failure) } else { trouble.isOver() }
            return .zero
        } catch {
            // The bridge ends; the next one makes it.
            if error.kind == .requestCancelled { return nil }
            tell(error)
            return .seconds(trouble.pause(Self.lease))
        }
    }

    /// Tells, once, what keeps due reloads from being made.
    private func tell(_ error: BridgeError) {
        guard trouble.isNew(error) else { return }
        logger.error("what is due cannot be reloaded: \(error.message)")
        options.warned(
            Warning(
                .reloadNotMade, "What is due cannot be reloaded, and is tried again later: \(error.message)",
                hint: error.hint))
    }

    /// The kinds of the extensions that are there.
    private var kinds: [String] {
        slots.compactMap(\.ready).flatMap { (try? descriptions(of: $0)) ?? [] }.map(\.kind)
    }

    /// Reloads what is due now, and is not claimed by another bridge; the first of what kept some from being reloaded at
    /// all, which are due again when their leases end.
    private func reloadDue() throws(BridgeError) -> (outcome: ReloadOutcome, trouble: BridgeError?) {
        var outcome = ReloadOutcome()
        outcome.activities = try liveActivities.settle()
        guard try database.hasSchedule() else { return (outcome, nil) }
        var trouble: BridgeError?
        var rest = try database.claim(of: kinds, at: options.now(), lease: Self.lease)[...]
        while let first = rest.first {
            let alike = rest.prefix { $0.kind == first.kind && ($0.widget == nil) == (first.widget == nil) }
            do throws(BridgeError) {
                outcome.add(try reload(Array(alike)))
            } catch {
                if error.kind == .requestCancelled {
                    // What is not given back is due at the end of its lease.
                    try? database.release(Array(rest))
                    throw error
                }
                trouble = trouble ?? error
            }
            rest = rest.dropFirst(alike.count)
        }
        return (outcome, trouble)
    }

    /// Makes the reloads of claims of one kind, which are either of widgets or of times that the host has set.
    private func reload(_ claims: [HomeDatabase.Claim]) throws(BridgeError) -> ReloadOutcome {
        guard let kind = claims.first?.kind else { return ReloadOutcome() }
        if claims.contains(where: { $0.tries == 1 }) {
            logger.warning("a reload of \(kind) was begun and never finished; it is begun again, less and less often")
        }
        if claims[0].widget == nil {
            let outcome = try reload(kind: kind, for: .scheduleWidgetUpdates)
            try database.finishUpdates(of: kind)
            return outcome
        }
        var widgets: [InstalledWidget] = []
        var reasons: [String: ReloadReason] = [:]
        for claim in claims {
            guard let id = claim.widget else { continue }
            guard let widget = try standing(id, kind: kind) else {
                try database.removeSchedule(of: id)
                continue
            }
            widgets.append(widget)
            reasons[id] = claim.reason
        }
        if widgets.isEmpty { return ReloadOutcome() }
        return try reload(widgets, reasons, find(kind).supervisor)
    }

    /// The widget of an id if it is still on the home screen.
    private func standing(_ id: String, kind: String) throws(BridgeError) -> InstalledWidget? {
        if let widget = try database.widget(id) { return widget }
        guard try !database.hasInstalled() else { return nil }
        let families = try find(kind).widget.families.compactMap { Family(rawValue: $0) }
        return families.map { InstalledWidget(implied: kind, $0) }.first { $0.id == id }
    }

    /// Puts what the widgets' code has asked for into the schedule; what cannot be put there is kept for the next time.
    func takeRequests() throws(BridgeError) {
        var rest = requests.take()[...]
        while let request = rest.first {
            do throws(BridgeError) {
                try grant(request)
            } catch {
                requests.putBack(rest)
                throw error
            }
            rest.removeFirst()
        }
    }

    /// The same once the extensions are stopped, none of which is asked anything any more: another bridge on this state
    /// sees to it, or the next one.
    func keepRequests() {
        for request in requests.take() {
            do throws(BridgeError) {
                try grant(request, known: catalogue.withLock { $0[request.path] } ?? [])
            } catch {
                logger.error("a reload that a widget's code has asked for is lost: \(error.message)")
            }
        }
    }

    /// - Parameter known: the extension's widgets, where it is not to be asked for them.
    private func grant(
        _ request: ReloadRequests.Request, known: [WidgetDescription]? = nil
    ) throws(BridgeError) {
        guard let supervisor = slots.compactMap(\.ready).first(where: { $0.bundle.executablePath == request.path })
        else { return }
        switch request.wish {
        case .describe:
            if known == nil { catalogue.withLock { $0[request.path] = nil } }
            try database.removeDescription(of: supervisor.bundle.bundleIdentifier)
        // What nobody can be told of any more is not asked for.
        case .reloadControls(let kind): if known == nil { reloadControls(of: kind, supervisor) }
        case .reload(let kind):
            let own = if let known { known } else { try descriptions(of: supervisor) }
            try database.request(
                own.map(\.kind).filter { kind == nil || $0 == kind }, at: options.now(), options.budget,
                isForeground: isForeground.load(ordering: .relaxed))
        }
    }

    /// Notices, once, that the clock shows an earlier date than when the state was last used, and that the user has moved.
    private func lookBack() throws(BridgeError) {
        guard !hasLookedBack.load(ordering: .relaxed) else { return }
        let now = options.now()
        try database.reloadMadeElsewhere(than: options.locale, options.timeZoneName, at: now)
        try database.reloadLaterThan(now)
        hasLookedBack.store(true, ordering: .relaxed)
    }
}

extension BridgeError {
    package static let realClock = BridgeError(
        .realClock, "Invalid params: the bridge goes by the real clock",
        hint: "Start it with --clock 2026-01-01T09:00:00Z, and its clock stands still until it is advanced.")
}
