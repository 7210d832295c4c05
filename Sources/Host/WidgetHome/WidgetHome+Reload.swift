import JSON
import WidgetBuild

extension WidgetHome {
    /// Asks for a new timeline of every widget of a kind and keeps what comes, in one commit.
    ///
    /// Where a widget's extension fails, that widget keeps its last good timeline and the first failure is thrown,
    /// after what was good is kept.
    @discardableResult
    package func reload(kind: String) throws(WidgetHomeError) -> [ReloadedTimeline] {
        let (description, supervisor) = try find(kind)
        let installed = try database.installed()
        let widgets = installed.isEmpty ? Self.implied(description) : installed.filter { $0.kind == kind }
        return try reload(widgets, supervisor)
    }

    /// Reloads every kind; goes on after a failure, and throws the first.
    @discardableResult
    package func reloadAll() throws(WidgetHomeError) -> [ReloadedTimeline] {
        var reloaded: [ReloadedTimeline] = []
        var failure: WidgetHomeError?
        for kind in try descriptions().map(\.kind) {
            do throws(WidgetHomeError) { reloaded += try reload(kind: kind) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
        return reloaded
    }

    /// The widget's last good timeline; loads one where there is none yet.
    package func timeline(of widget: InstalledWidget) throws(WidgetHomeError) -> StoredTimeline {
        guard widget.isKept else { return try passingTimeline(of: widget) }
        if let timeline = try database.timeline(of: widget.id) { return timeline }
        _ = try reload([widget], find(widget.kind).supervisor)
        guard let timeline = try database.timeline(of: widget.id) else { throw .unknownWidget(widget.id) }
        return timeline
    }

    /// A timeline that is not kept.
    private func passingTimeline(of widget: InstalledWidget) throws(WidgetHomeError) -> StoredTimeline {
        var result: Result<LoadedTimeline, WidgetHomeError>?
        try load([widget], environments: [DrawingEnvironment.kept[0]], find(widget.kind).supervisor) { result = $1 }
        let timeline = try result!.get()
        let now = options.now()
        return StoredTimeline(
            entries: timeline.entries, policy: timeline.policy, reloadedAt: now,
            nextReload: timeline.policy.nextReload(lastEntry: timeline.entries.map(\.date).max() ?? now))
    }

    /// Asks for a new timeline of one widget, whose configuration has changed.
    package func reload(_ widget: InstalledWidget) throws(WidgetHomeError) -> [ReloadedTimeline] {
        try reload([widget], find(widget.kind).supervisor)
    }

    private func reload(
        _ widgets: [InstalledWidget], _ supervisor: ExtensionSupervisor
    ) throws(WidgetHomeError) -> [ReloadedTimeline] {
        guard !widgets.isEmpty else { return [] }
        var loaded: [(widget: String, timeline: LoadedTimeline)] = []
        var reloaded: [ReloadedTimeline] = []
        var failure: WidgetHomeError?
        do throws(WidgetHomeError) {
            try load(widgets, environments: DrawingEnvironment.kept, supervisor) { widget, result in
                switch result {
                case .success(let timeline):
                    loaded.append((widget.id, timeline))
                    reloaded.append(ReloadedTimeline(widget: widget, entries: timeline.entries.count))
                case .failure(let error): failure = failure ?? error
                }
            }
        } catch {
            failure = error
        }
        try database.store(loaded, at: options.now())
        let pid = supervisor.pid
        tokens.withLock { tokens in
            for widget in widgets { tokens[widget.id] = nil }
            for (id, timeline) in loaded {
                if let pid, let name = timeline.token { tokens[id] = .init(name: name, pid: pid) }
            }
        }
        if let failure { throw failure }
        return reloaded
    }

    /// Asks the extension for the widgets' timelines, all in one go.
    func load(
        _ widgets: [InstalledWidget], environments: [DrawingEnvironment], _ supervisor: ExtensionSupervisor,
        each: @escaping (InstalledWidget, Result<LoadedTimeline, WidgetHomeError>) -> Void
    ) throws(WidgetHomeError) {
        let contexts = widgets.map { widget in
            WidgetContext(family: widget.family, displaySize: widget.family.displaySize, environments: environments)
        }
        let name = supervisor.bundle.name
        try supervisor.call(
            .init(
                requests: { suites in
                    zip(widgets, contexts).map { widget, context in
                        var params: JSONObject = [
                            "kind": .string(widget.kind), "context": context.json(suites: suites),
                        ]
                        params["configuration"] = widget.configuration
                        return ExtensionRequest(method: "timeline", params: .object(params))
                    }
                },
                decode: { (index, reply) throws(WidgetHomeError) in
                    try LoadedTimeline(reply, name: name, kind: widgets[index].kind, context: contexts[index])
                },
                each: { index, result in each(widgets[index], result) }))
    }
}
