import Synchronization
import WidgetArchive
package import WidgetProtocol

extension WidgetHome {
    /// Asks for a new timeline of every widget of a kind and keeps what comes, in one commit.
    ///
    /// A widget whose timeline fails keeps its last good one; the others are reloaded all the same. Throws -20, and what
    /// keeps the timelines from being stored.
    @discardableResult
    package func reload(kind: String) throws(BridgeError) -> ReloadOutcome {
        let (description, supervisor) = try find(kind)
        let installed = try database.installed()
        let widgets = installed.isEmpty ? Self.implied(description) : installed.filter { $0.kind == kind }
        return try reload(widgets, supervisor)
    }

    /// The widget's last good timeline; loads one where there is none yet.
    package func timeline(of widget: InstalledWidget) throws(BridgeError) -> StoredTimeline {
        guard widget.isKept else { return try passingTimeline(of: widget) }
        if let timeline = try database.timeline(of: widget.id) { return timeline }
        let outcome = try reload([widget], find(widget.kind).supervisor)
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
            nextReload: reply.policy.nextReload(lastEntry: reply.moments.lastDate ?? now), warnings: timeline.warnings)
    }

    func reload(_ widgets: [InstalledWidget], _ supervisor: ExtensionSupervisor) throws(BridgeError) -> ReloadOutcome {
        var outcome = ReloadOutcome()
        var loaded: [LoadedTimeline] = []
        var rest = widgets[...]
        while let first = rest.first {
            var answered = 0
            do throws(BridgeError) {
                try load(Array(rest), for: kept, supervisor) { widget, result in
                    answered += 1
                    switch result {
                    case .success(let timeline):
                        loaded.append(timeline)
                        outcome.reloaded.append(.init(widget: widget, entries: timeline.reply.entries.count))
                        for warning in timeline.warnings where !outcome.warnings.contains(warning) {
                            outcome.warnings.append(warning)
                        }
                    case .failure(let error): outcome.failed.append(.init(widget: widget, error: error))
                    }
                }
                rest = []
            } catch {
                // The extension died over this one; the others get a fresh one.
                rest = rest.dropFirst(answered)
                outcome.failed.append(.init(widget: rest.popFirst() ?? first, error: error))
            }
        }
        try database.store(loaded, at: options.now())
        remember(loaded, supervisor)
        return outcome
    }

    private func remember(_ loaded: [LoadedTimeline], _ supervisor: ExtensionSupervisor) {
        guard let pid = supervisor.pid else { return }
        tokens.withLock { tokens in
            for timeline in loaded {
                if let name = timeline.reply.timeline { tokens[timeline.widget.id] = .init(name: name, pid: pid) }
            }
        }
    }

    /// Asks the extension for the widgets' timelines, all in one go. What is thrown says that it died, at the first
    /// widget that `each` was not told of.
    func load(
        _ widgets: [InstalledWidget], for environments: [DrawingEnvironment], size: ArchiveSize? = nil,
        _ supervisor: ExtensionSupervisor, each: (InstalledWidget, Result<LoadedTimeline, BridgeError>) -> Void
    ) throws(BridgeError) {
        let calls = widgets.map { widget in
            let context = DrawingContext(
                family: widget.family, displaySize: size ?? widget.family.displaySize, environments: environments)
            return TimelineCall(request(widget, context))
        }
        let name = supervisor.name
        try supervisor.call(calls) { index, answer in
            let result = Result { () throws(BridgeError) in
                try LoadedTimeline(
                    try answer.result.get(), of: widgets[index], environments: environments.count, name: name,
                    warnings: answer.warnings)
            }
            each(widgets[index], result)
        }
    }
}
