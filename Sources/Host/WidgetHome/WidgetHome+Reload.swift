import Synchronization
import WidgetArchive
package import WidgetProtocol

extension WidgetHome {
    /// Asks for a new timeline of every widget of a kind and keeps what comes, in one commit.
    ///
    /// A widget whose timeline fails keeps its last good one; the others are reloaded all the same. Throws -20, and what
    /// keeps the timelines from being stored.
    @discardableResult
    package func reload(
        kind: String, for reason: ReloadReason = .updateWidget
    ) throws(BridgeError) -> ReloadOutcome {
        let (description, supervisor) = try find(kind)
        let installed = try database.installed()
        var widgets = installed.filter { $0.kind == kind }
        if installed.isEmpty {
            widgets = Self.implied(description)
            // What is looked at has a timeline too.
            for widget in Self.forPadAlone(kind) where try database.schedule(of: widget.id) != nil {
                widgets.append(widget)
            }
        }
        var outcome = try reload(widgets, for: reason, supervisor)
        if let warning = Warning.duplicateKinds(try descriptions(of: supervisor)).first(where: { $0.subject == kind }) {
            outcome.warnings.append(warning)
        }
        return outcome
    }

    /// Asks for new timelines of an extension's widgets that have one of another build.
    package func reloadBuilt(_ slot: ExtensionSlot) throws(BridgeError) -> ReloadOutcome {
        let supervisor = try slot.supervisor()
        let descriptions = try descriptions(of: supervisor)
        let kinds = Set(descriptions.map(\.kind))
        let installed = try database.installed()
        let placed =
            installed.isEmpty
            ? descriptions.flatMap { Self.implied($0) + Self.forPadAlone($0.kind) }
            : installed.filter { kinds.contains($0.kind) }
        var stale: [InstalledWidget] = []
        for widget in placed {
            guard let timeline = try database.timeline(of: widget.id) else { continue }
            if timeline.folders.first != supervisor.folders.first { stale.append(widget) }
        }
        if stale.isEmpty { return ReloadOutcome() }
        return try reload(stale, for: .built, supervisor)
    }

    /// A kind's widgets in the families that count as installed once somebody looks at them.
    private static func forPadAlone(_ kind: String) -> [InstalledWidget] {
        Family.allCases.filter(\.isForPadAlone).map { InstalledWidget(implied: kind, $0) }
    }

    /// The widget's last good timeline; loads one where there is none yet.
    package func timeline(of widget: InstalledWidget) throws(BridgeError) -> StoredTimeline {
        guard widget.isKept else { return try passingTimeline(of: widget) }
        if let timeline = try database.timeline(of: widget.id) { return timeline }
        let outcome = try reload([widget], for: .firstLook, find(widget.kind).supervisor)
        if let failure = outcome.failed.first { throw failure.error }
        guard let timeline = try database.timeline(of: widget.id) else { throw .unknownWidget(widget.id) }
        return timeline
    }

    /// A timeline that is not kept.
    private func passingTimeline(of widget: InstalledWidget) throws(BridgeError) -> StoredTimeline {
        var loaded: Result<LoadedTimeline, BridgeError>?
        try load([widget], for: [kept[0]], find(widget.kind).supervisor) { loaded = $1 }
        guard let timeline = try loaded?.get() else { throw .internalError("the extension gave no timeline") }
        let (now, reply) = (options.now(), timeline.reply)
        return StoredTimeline(
            entries: reply.moments, policy: reply.policy, reloadedAt: now,
            nextReload: reply.policy.nextReload(lastEntry: reply.moments.lastDate ?? now), warnings: timeline.warnings,
            folders: timeline.folders, locale: options.locale, timeZone: options.timeZoneName)
    }

    func reload(
        _ widgets: [InstalledWidget], for reason: ReloadReason, _ supervisor: ExtensionSupervisor
    ) throws(BridgeError) -> ReloadOutcome {
        try reload(widgets, Dictionary(uniqueKeysWithValues: widgets.map { ($0.id, reason) }), supervisor)
    }

    /// - Parameter reasons: why, for each widget's id.
    func reload(
        _ widgets: [InstalledWidget], _ reasons: [String: ReloadReason], _ supervisor: ExtensionSupervisor
    ) throws(BridgeError) -> ReloadOutcome {
        let asks = try database.asks(of: widgets)
        var outcome = ReloadOutcome()
        var loaded: [LoadedTimeline] = []
        var rest = widgets[...]
        var cancellation: BridgeError?
        while let first = rest.first {
            var answered = 0
            do throws(BridgeError) {
                try load(Array(rest), for: kept, supervisor) { widget, result in
                    answered += 1
                    let reason = reasons[widget.id] ?? .firstLook
                    switch result {
                    case .success(let timeline):
                        loaded.append(timeline)
                        outcome.reloaded.append(
                            .init(widget: widget, entries: timeline.reply.entries.count, reason: reason))
                        for warning in timeline.warnings where !outcome.warnings.contains(warning) {
                            outcome.warnings.append(warning)
                        }
                    case .failure(let error): outcome.failed.append(.init(widget: widget, error: error, reason: reason))
                    }
                }
                rest = []
            } catch {
                if error.kind == .requestCancelled {
                    cancellation = error
                    break
                }
                // The extension died over this one; the others get a fresh one.
                rest = rest.dropFirst(answered)
                let widget = rest.popFirst() ?? first
                outcome.failed.append(.init(widget: widget, error: error, reason: reasons[widget.id] ?? .firstLook))
            }
        }
        let occasion = ReloadOccasion(
            reasons: reasons, asks: asks, date: options.now(), budget: options.budget,
            isForeground: isForeground.load(ordering: .relaxed), locale: options.locale,
            timeZone: options.timeZoneName)
        // Whoever looks for the reloads of others finds this one together with the note of it.
        try knownReloads.withLock { known throws(BridgeError) in
            try database.store(loaded, failed: outcome.failed, occasion)
            for timeline in loaded { known[timeline.widget.id] = occasion.date }
        }
        requests.wake()
        remember(loaded, supervisor)
        if let cancellation { throw cancellation }
        return outcome
    }

    /// Takes what was reloaded before this home was for known.
    func noteReloads() {
        knownReloads.withLock { known in
            if let reloads = try? database.reloads() { known = reloads }
        }
    }

    /// Tells of the widgets that other bridges have reloaded meanwhile.
    func tellOfReloads() {
        let news = knownReloads.withLock { known in
            guard let reloads = try? database.reloads() else { return [String]() }
            defer { known = reloads }
            return reloads.filter { known[$0.key] != $0.value }.keys.sorted()
        }
        for id in news {
            guard let widget = (try? database.widget(id)) ?? InstalledWidget(impliedBy: id),
                let timeline = try? database.timeline(of: id),
                let plan = try? plan(of: widget)
            else { continue }
            options.reloadedElsewhere(
                .init(widget: widget, entries: timeline.entries.count, reason: plan.lastReason ?? .updateWidget))
        }
    }

    private func remember(_ loaded: [LoadedTimeline], _ supervisor: ExtensionSupervisor) {
        guard let pid = supervisor.pid else { return }
        tokens.withLock { tokens in
            for timeline in loaded {
                if let name = timeline.reply.timeline { tokens[timeline.widget.id] = .init(name: name, pid: pid) }
            }
        }
    }

    /// Asks the extension for the widgets' timelines, all in one go, at a date of its clock's. What is thrown says that
    /// it died, at the first widget that `each` was not told of.
    func load(
        _ widgets: [InstalledWidget], for environments: [DrawingEnvironment], size: ArchiveSize? = nil,
        at date: Double? = nil, _ supervisor: ExtensionSupervisor,
        each: (InstalledWidget, Result<LoadedTimeline, BridgeError>) -> Void
    ) throws(BridgeError) {
        let calls = widgets.map { widget in
            let context = DrawingContext(
                family: widget.family, displaySize: size ?? widget.family.displaySize, environments: environments)
            return TimelineCall(request(widget, context))
        }
        try supervisor.call(calls, at: date) { index, answer in
            let result = Result { () throws(BridgeError) in
                try LoadedTimeline(
                    try answer.result.get(), of: widgets[index], environments: environments.count, supervisor,
                    warnings: answer.warnings)
            }
            each(widgets[index], result)
        }
    }
}
