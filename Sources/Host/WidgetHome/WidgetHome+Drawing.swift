import JSON
import Synchronization
import WidgetBuild
package import WidgetArchive
package import WidgetProtocol

extension WidgetHome {
    /// What every reload draws, and keeps.
    var kept: [DrawingEnvironment] {
        [.light, .dark].map { DrawingEnvironment(colorScheme: $0, locale: options.locale) }
    }

    /// Whether reloads keep what is drawn in an environment.
    func isKept(_ environment: DrawingEnvironment) -> Bool {
        var environment = environment
        if environment.timeZone == options.timeZone { environment.timeZone = nil }
        return kept.contains(environment.withDefaultDirection)
    }

    /// The entry that the widget shows at a date (now, where none is given), laid out.
    ///
    /// What goes on changing by itself, such as a timer, says what it says then, for which the extension draws the entry
    /// once more.
    ///
    /// Light and dark at the family's own size come from what the last reload has kept, with no extension needed. For
    /// another size or environment the extension draws the same entries once more, while it holds them. Where it no
    /// longer does, for it was started again since, the provider is asked anew, and the result says so. Where a date is
    /// named, that is what the extension's clock shows when it draws.
    ///
    /// Where the provider gives no timeline, or a part of its code was left out of the build, the placeholder stands in, as
    /// on a phone, and a warning says why.
    package func draw(
        _ widget: InstalledWidget, date: Double? = nil, size: ArchiveSize? = nil,
        environment: DrawingEnvironment? = nil
    ) throws(BridgeError) -> DrawnEntry {
        let environment = (environment ?? kept[0]).simplified(for: widget.family)
        do throws(BridgeError) {
            return try drawShown(widget, date: date, size: size, environment: environment)
        } catch {
            guard let lack = try lack(behind: error, of: widget) else { throw error }
            func placeholder() -> DrawnEntry? {
                try? self.placeholder(widget, size: size, environment: environment)
            }
            // What the provider began before it failed may end the extension a moment later.
            guard var drawn = placeholder() ?? placeholder() else { throw error }
            // What the provider came upon before it failed.
            drawn.warnings += error.warnings.filter { !drawn.warnings.contains($0) }
            drawn.warnings.append(.placeholderStandsIn(lack, error))
            return drawn
        }
    }

    /// What to call it that a provider has given no timeline, where a phone shows the placeholder then and nothing has gone
    /// wrong that its author has to know of first; nil where it has.
    private func lack(behind error: BridgeError, of widget: InstalledWidget) throws(BridgeError) -> WarningKind? {
        func came(by kinds: WarningKind...) -> Bool { error.warnings.contains { kinds.contains($0.kind) } }
        switch error.kind {
        case .leftOut: return .leftOut
        // An empty value in the place of one that is not here is what most code does not expect.
        case .extensionCrashed: return came(by: .leftOut) ? .leftOut : nil
        case .extensionTimedOut where !came(by: .networkFailed, .notAvailable, .leftOut): return nil
        case .emptyTimeline, .completionDropped, .continuationLeaked, .extensionTimedOut:
            return try find(widget.kind).supervisor.bundle.leftOut.isEmpty ? .noTimeline : .leftOut
        default: return nil
        }
    }

    private func drawShown(
        _ widget: InstalledWidget, date: Double?, size: ArchiveSize?, environment: DrawingEnvironment
    ) throws(BridgeError) -> DrawnEntry {
        let shown = date ?? options.now()
        let context = context(of: widget, size, environment)
        guard widget.isKept else { return try ask(widget, showing: shown, at: date, context) }
        let timeline = try timeline(of: widget)
        let index = timeline.entries.indexShown(at: shown)
        let moment = timeline.entries[index]
        var known: DrawnEntry?
        if context.displaySize == widget.family.displaySize, isKept(environment), timeline.isMade(in: options),
            let archive = try database.archive(of: widget.id, entry: index, environment.colorScheme)
        {
            known = entry(
                of: widget, moment, archive, context, warnings: timeline.warnings,
                folders: folders(of: timeline, widget))
        }
        let next = timeline.entries.change(after: shown)
        let isMoving = moment.isLive && shown >= moment.date + TimelineMoment.tick
        if let known, !isMoving { return known.changing(by: next) }
        do throws(BridgeError) {
            return try drawAgain(widget, index, moment, context, at: date, shown: isMoving ? shown : nil)
                .changing(by: next)
        } catch {
            guard var known, error.kind != .requestCancelled else { throw error }
            known.warnings.append(.standsStill(error))
            known.changesAt = nil
            return known.changing(by: next)
        }
    }

    /// Draws an entry once more; where the extension no longer holds it, asks the provider anew.
    ///
    /// - Parameter shown: when what goes on changing is looked at; nil for the entry's own date.
    private func drawAgain(
        _ widget: InstalledWidget, _ index: Int, _ moment: TimelineMoment, _ context: DrawingContext,
        at date: Double?, shown: Double?
    ) throws(BridgeError) -> DrawnEntry {
        if let drawn = try drawHeld(widget, index, moment, context, at: date, shown: shown) { return drawn }
        do throws(BridgeError) {
            var drawn = try ask(widget, showing: shown ?? date ?? options.now(), at: date, context)
            drawn.isRerun = true
            return drawn
        } catch {
            var error = error
            error.message =
                "The last good entries are gone with the extension's process, and asking for new ones failed: "
                + error.message
            throw error
        }
    }

    /// The folders whose files a kept archive may name; a timeline that an older bridge has kept does not say them.
    private func folders(of timeline: StoredTimeline, _ widget: InstalledWidget) -> [String] {
        if !timeline.folders.isEmpty { return timeline.folders }
        return (try? find(widget.kind).supervisor.folders) ?? []
    }

    /// The placeholder, redacted, as the gallery and a widget without a timeline show it.
    package func placeholder(
        _ widget: InstalledWidget, size: ArchiveSize? = nil, environment: DrawingEnvironment = DrawingEnvironment()
    ) throws(BridgeError) -> DrawnEntry {
        let request = request(widget, context(of: widget, size, environment, isPreview: true))
        return try single(PlaceholderCall(request), of: widget, request.context)
    }

    /// The snapshot, as the gallery shows it.
    package func snapshot(
        _ widget: InstalledWidget, size: ArchiveSize? = nil, isPreview: Bool = true,
        environment: DrawingEnvironment = DrawingEnvironment()
    ) throws(BridgeError) -> DrawnEntry {
        let request = request(widget, context(of: widget, size, environment, isPreview: isPreview))
        return try single(SnapshotCall(request), of: widget, request.context)
    }

    /// An entry of the timeline that the extension gave last; nil when it holds it no longer.
    private func drawHeld(
        _ widget: InstalledWidget, _ index: Int, _ moment: TimelineMoment, _ context: DrawingContext,
        at date: Double?, shown: Double?
    ) throws(BridgeError) -> DrawnEntry? {
        let supervisor = try find(widget.kind).supervisor
        guard let token = tokens.withLock({ $0[widget.id] }), token.pid == supervisor.pid else { return nil }
        do throws(BridgeError) {
            return try single(
                ArchiveCall(timeline: token.name, entry: index, context: context, shownAt: shown), of: widget, context,
                moment, at: date)
        } catch {
            if error.kind == .unknownTimeline { return nil }
            throw error
        }
    }

    /// The entry that a timeline of the moment shows at a date; the provider's clock shows that too, where one is named.
    private func ask(
        _ widget: InstalledWidget, showing shown: Double, at date: Double?, _ context: DrawingContext
    ) throws(BridgeError) -> DrawnEntry {
        var loaded: Result<LoadedTimeline, BridgeError>?
        let supervisor = try find(widget.kind).supervisor
        try load([widget], for: context.environments, size: context.displaySize, at: date, supervisor) { loaded = $1 }
        guard let timeline = try loaded?.get() else { throw .internalError("the extension gave no timeline") }
        let moments = timeline.reply.moments
        let index = moments.indexShown(at: shown)
        let next = moments.change(after: shown)
        if let name = timeline.reply.timeline, moments[index].isLive,
            shown >= moments[index].date + TimelineMoment.tick
        {
            return try single(
                ArchiveCall(timeline: name, entry: index, context: context, shownAt: shown), of: widget, context,
                moments[index], at: date
            ).changing(by: next)
        }
        return entry(
            of: widget, moments[index], timeline.reply.entries[index].archives[0], context,
            warnings: timeline.warnings, folders: timeline.folders
        ).changing(by: next)
    }

    private func single<Call: ExtensionCall>(
        _ call: Call, of widget: InstalledWidget, _ context: DrawingContext, _ moment: TimelineMoment? = nil,
        at date: Double? = nil
    ) throws(BridgeError) -> DrawnEntry where Call.Reply == DrawnReply {
        let supervisor = try find(widget.kind).supervisor
        var warnings: [Warning] = []
        let reply = try supervisor.call(call, at: date, warnings: &warnings)
        guard reply.archives.count == 1 else {
            throw .malformedReply(supervisor.name, phase: Call.method, "there is not one archive")
        }
        let shown = reply.entry ?? moment ?? TimelineMoment(date: options.now())
        return entry(
            of: widget, shown, reply.archives[0], context, warnings: warnings, folders: supervisor.folders)
    }

    func entry(
        of widget: InstalledWidget, _ moment: TimelineMoment, _ archive: RawJSON, _ context: DrawingContext,
        warnings: [Warning], folders: [String]
    ) -> DrawnEntry {
        DrawnEntry(
            archive: archive, date: moment.date, changesAt: moment.changesAt, size: context.displaySize,
            cornerRadius: widget.family.cornerRadius,
            family: widget.family, warnings: warnings, folders: folders)
    }

    private func context(
        of widget: InstalledWidget, _ size: ArchiveSize?, _ environment: DrawingEnvironment, isPreview: Bool = false
    ) -> DrawingContext {
        DrawingContext(
            family: widget.family, displaySize: size ?? widget.family.displaySize, isPreview: isPreview,
            environments: [environment])
    }

    func request(_ widget: InstalledWidget, _ context: DrawingContext) -> WidgetRequest {
        WidgetRequest(kind: widget.kind, configuration: widget.configuration?.objectValue, context: context)
    }
}

extension TimelineMoment {
    /// What goes on changing by itself is looked at once a second.
    static let tick = 1.0
}

extension [TimelineMoment] {
    /// When the entry that is shown at a date gives way to another; nil for the last.
    fileprivate func change(after date: Double) -> Double? { lazy.map(\.date).filter { $0 > date }.min() }
}

extension DrawnEntry {
    /// The same, which changes at that date, if it has not before.
    fileprivate func changing(by date: Double?) -> DrawnEntry {
        var entry = self
        entry.changesAt = [changesAt, date].compactMap(\.self).min()
        return entry
    }
}

extension DrawingEnvironment {
    /// The same for a direction that says what the default locale says anyway.
    fileprivate var withDefaultDirection: DrawingEnvironment {
        var environment = self
        if locale == Self.defaultLocale, layoutDirection == .leftToRight { environment.layoutDirection = nil }
        return environment
    }
}

extension Warning {
    fileprivate static func standsStill(_ error: BridgeError) -> Warning {
        Warning(
            .pictureIncomplete, "What counts on by itself stands still at the entry's date: \(error.message)",
            hint: error.hint)
    }

    fileprivate static func placeholderStandsIn(_ lack: WarningKind, _ error: BridgeError) -> Warning {
        Warning(lack, "The placeholder is drawn, for there is no timeline: \(error.message)", hint: error.hint)
    }
}
