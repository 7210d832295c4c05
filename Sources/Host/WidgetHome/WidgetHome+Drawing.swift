import JSON
package import WidgetArchive
import WidgetBuild

extension WidgetHome {
    /// The entry that the widget shows at a date (now, where none is given), laid out.
    ///
    /// Light and dark at the family's own size come from what the last reload has kept, with no extension needed. For
    /// another size or environment the extension is asked: for the same timeline while it holds it, else for a new
    /// one, which is not kept. In another language the provider's own texts are others, so that always takes a new one.
    package func draw(
        _ widget: InstalledWidget, date: Double? = nil, size: ArchiveSize? = nil,
        environment: DrawingEnvironment = DrawingEnvironment()
    ) throws(WidgetHomeError) -> DrawnEntry {
        let date = date ?? options.now()
        let environment = environment.complete
        guard widget.isKept else {
            let context = WidgetContext(
                family: widget.family, displaySize: size ?? widget.family.displaySize, environments: [environment])
            return try redraw(widget, at: date, context, find(widget.kind).supervisor)
        }
        let timeline = try timeline(of: widget)
        let index = timeline.entries.indexShown(at: date)
        let size = size ?? widget.family.displaySize
        if size == widget.family.displaySize, DrawingEnvironment.kept.contains(environment),
            let archive = try database.archive(of: widget.id, entry: index, environment.colorScheme)
        {
            return DrawnEntry(archive: archive, date: timeline.entries[index].date)
        }
        let supervisor = try find(widget.kind).supervisor
        let context = WidgetContext(family: widget.family, displaySize: size, environments: [environment])
        if environment.locale == DrawingEnvironment.defaultLocale,
            let archive = try draw(widget, entry: index, context, supervisor)
        {
            return DrawnEntry(archive: archive, date: timeline.entries[index].date)
        }
        return try redraw(widget, at: date, context, supervisor)
    }

    /// The placeholder, redacted, as the gallery and a widget without a timeline show it.
    package func placeholder(
        _ widget: InstalledWidget, size: ArchiveSize? = nil, environment: DrawingEnvironment = DrawingEnvironment()
    ) throws(WidgetHomeError) -> DrawnEntry {
        let context = WidgetContext(
            family: widget.family, displaySize: size ?? widget.family.displaySize, isPreview: true,
            environments: [environment.complete])
        return try single("placeholder", widget, context)
    }

    /// The snapshot, as the gallery shows it.
    package func snapshot(
        _ widget: InstalledWidget, size: ArchiveSize? = nil, isPreview: Bool = true,
        environment: DrawingEnvironment = DrawingEnvironment()
    ) throws(WidgetHomeError) -> DrawnEntry {
        let context = WidgetContext(
            family: widget.family, displaySize: size ?? widget.family.displaySize, isPreview: isPreview,
            environments: [environment.complete])
        return try single("snapshot", widget, context)
    }

    /// An entry of the timeline that the extension gave last; nil when it holds it no longer.
    private func draw(
        _ widget: InstalledWidget, entry: Int, _ context: WidgetContext, _ supervisor: ExtensionSupervisor
    ) throws(WidgetHomeError) -> [UInt8]? {
        guard let token = tokens.withLock({ $0[widget.id] }), token.pid == supervisor.pid else { return nil }
        let name = supervisor.bundle.name
        var answer: Result<[[UInt8]], WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { suites in
                    [
                        ExtensionRequest(
                            method: "archive",
                            params: [
                                "timeline": .string(token.name), "entry": .int(entry),
                                "context": context.json(suites: suites),
                            ])
                    ]
                },
                decode: { (_, reply) throws(WidgetHomeError) in
                    try LoadedTimeline.archives(reply.members?["archives"], count: 1, name: name, phase: "archive")
                },
                each: { answer = $1 }))
        switch answer {
        case .success(let archives)?: return archives[0]
        // -40: the extension does not hold that timeline.
        case .failure(let error)? where error.code == -40: return nil
        case .failure(let error)?: throw error
        case nil: return nil
        }
    }

    private func redraw(
        _ widget: InstalledWidget, at date: Double, _ context: WidgetContext, _ supervisor: ExtensionSupervisor
    ) throws(WidgetHomeError) -> DrawnEntry {
        let name = supervisor.bundle.name
        var answer: Result<LoadedTimeline, WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { suites in
                    var params: JSONObject = ["kind": .string(widget.kind), "context": context.json(suites: suites)]
                    params["configuration"] = widget.configuration
                    return [ExtensionRequest(method: "timeline", params: .object(params))]
                },
                decode: { (_, reply) throws(WidgetHomeError) in
                    try LoadedTimeline(reply, name: name, kind: widget.kind, context: context)
                },
                each: { answer = $1 }))
        let timeline = try answer!.get()
        let index = timeline.entries.indexShown(at: date)
        return DrawnEntry(archive: timeline.archives[index][0], date: timeline.entries[index].date)
    }

    private func single(
        _ method: String, _ widget: InstalledWidget, _ context: WidgetContext
    ) throws(WidgetHomeError) -> DrawnEntry {
        let supervisor = try find(widget.kind).supervisor
        let (name, now) = (supervisor.bundle.name, options.now())
        var answer: Result<DrawnEntry, WidgetHomeError>?
        try supervisor.call(
            .init(
                requests: { suites in
                    var params: JSONObject = ["kind": .string(widget.kind), "context": context.json(suites: suites)]
                    params["configuration"] = widget.configuration
                    return [ExtensionRequest(method: method, params: .object(params))]
                },
                decode: { (_, reply) throws(WidgetHomeError) in
                    let archives = try LoadedTimeline.archives(
                        reply.members?["archives"], count: 1, name: name, phase: method)
                    return DrawnEntry(
                        archive: archives[0], date: reply.members?["entry"]?.members?["date"]?.value?.doubleValue ?? now
                    )
                },
                each: { answer = $1 }))
        return try answer!.get()
    }
}
