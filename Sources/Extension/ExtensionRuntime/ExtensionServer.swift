import ActivityKitCompat
import Foundation
import JSON
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat
import WidgetProtocol

/// Answers what the bridge asks of an extension.
@MainActor final class ExtensionServer {
    let contents: WidgetContents
    let configurations: CurrentConfigurations
    private let sendAhead: (EntriesSentAhead) -> Void
    private var timelines = KeptTimelines()

    /// A timeline's pictures are sent ahead of its reply when they have come to so many bytes.
    private static let sentAtOnce = 1 << 20

    /// No more of a timeline is drawn when its pictures have come to so many bytes: the bridge keeps them all.
    private static let drawnAtMost = WidgetArchive.maximumTimelineSize / 2

    /// - Parameter sendAhead: sends what goes ahead of the reply to the call that is being answered.
    init(_ contents: WidgetContents, sendAhead: @escaping (EntriesSentAhead) -> Void) {
        self.contents = contents
        self.sendAhead = sendAhead
        configurations = CurrentConfigurations(contents.widgets)
    }

    func answer(_ method: String, _ params: JSONValue) async -> Result<RawJSON, BridgeError> {
        Diagnostics.beginCall()
        configurations.update(params["installed"])
        // Before anything is read that goes by either.
        let environments = params["context"]?["environments"] ?? params["environments"]
        CurrentTime.use(params["now"]?.doubleValue)
        CurrentTime.use(timeZone: environments?.arrayValue?.first?["timeZone"]?.stringValue)
        ActivityCenter.shared.update(params["activities"])
        do throws(BridgeError) {
            guard let method = ExtensionMethod(rawValue: method) else { throw .methodNotFound(method) }
            let answer = try await answer(method, params)
            await WidgetCenter.shared.finishAnswers()
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }

    private func answer(_ method: ExtensionMethod, _ params: JSONValue) async throws(BridgeError) -> RawJSON {
        switch method {
        case .describe: describe(try DescribeCall(params: params)).json
        case .placeholder: try placeholder(try PlaceholderCall(params: params).widget).json
        case .snapshot: try await snapshot(try SnapshotCall(params: params).widget).json
        case .timeline: try await timeline(try TimelineCall(params: params).widget).json
        case .archive: try archive(try ArchiveCall(params: params)).json
        case .configure: try await configure(try ConfigureCall(params: params)).json
        case .options: try await options(try OptionsCall(params: params)).json
        case .perform: try await perform(try PerformCall(params: params)).json
        case .previews: PreviewsCall.Reply(FoundPreview.all().map(\.json)).json
        case .preview: try await preview(try PreviewCall(params: params)).json
        case .activity: try activity(try ActivityCall(params: params)).json
        case .control: try await control(try ControlCall(params: params)).json
        case .checkActivity: try checkActivity(try CheckActivityCall(params: params)).json
        }
    }

    private func describe(_ call: DescribeCall) -> DescribeReply {
        CurrentLocale.use(Locale(identifier: call.locale))
        return DescribeReply(
            widgets: contents.widgets.map(\.json), activities: contents.activities.map(\.json),
            controls: contents.controls.map(\.json))
    }

    private func placeholder(_ widget: WidgetRequest) throws(BridgeError) -> DrawnReply {
        let (definition, request) = try prepared(widget)
        let entry = definition.source.placeholder(in: request.providerContext)
        var drawn = try draw(entry, of: definition, for: request, adding: .placeholder)
        drawn.entry = nil
        return drawn
    }

    private func snapshot(_ widget: WidgetRequest) async throws(BridgeError) -> DrawnReply {
        let (definition, request) = try prepared(widget)
        let source = try await definition.source.configured(by: widget.configuration ?? [:], for: .kept)
        await source.prepare()
        let entry = try await Completion.value(of: definition.kind, .snapshot) { completion in
            source.snapshot(in: request.providerContext, completion: completion)
        }.value
        return try draw(entry, of: definition, for: request)
    }

    private func timeline(_ widget: WidgetRequest) async throws(BridgeError) -> TimelineReply {
        let (definition, request) = try prepared(widget)
        let configuration = widget.configuration ?? [:]
        let source = try await definition.source.configured(by: configuration, for: .kept)
        await source.prepare()
        let timeline = try await Completion.value(of: definition.kind, .timeline) { completion in
            source.timeline(in: request.providerContext, completion: completion)
        }.value
        guard !timeline.entries.isEmpty else { throw .emptyTimeline(kind: definition.kind, family: request.family) }
        var policy = timeline.policy.wire
        var entries: [DrawnReply] = []
        var (size, sent) = (0, 0)
        for (index, entry) in timeline.entries.enumerated() {
            if sent + size > Self.drawnAtMost {
                Diagnostics.report(.timelineCut(definition.kind, after: index, of: timeline.entries.count))
                policy = .after(entry.moment.date)
                break
            }
            if size > Self.sentAtOnce {
                sendAhead(EntriesSentAhead(entries))
                sent += size
                (entries, size) = ([], 0)
            }
            let drawn = try draw(entry, of: definition, for: request)
            size += drawn.size
            entries.append(drawn)
        }
        let token = timelines.keep(
            timeline, kind: definition.kind, family: request.family, configuration: configuration)
        return TimelineReply(timeline: token, entries: entries, policy: policy)
    }

    private func archive(_ call: ArchiveCall) throws(BridgeError) -> DrawnReply {
        guard let kept = timelines[call.timeline] else {
            throw BridgeError(
                .unknownTimeline, "The timeline is no longer in memory", hint: "Ask for the timeline again.")
        }
        guard kept.timeline.entries.indices.contains(call.entry) else {
            throw .invalidParams("entry is the index of one of \(kept.timeline.entries.count) entries")
        }
        let request = DrawingRequest(call.context)
        return try draw(
            kept.timeline.entries[call.entry], of: try definition(of: kept.kind), for: request,
            shownAt: call.shownAt.map { Date(timeIntervalSince1970: $0) },
            tapped: call.tapped.map { .intent(type: $0.name, parameters: $0.parameters) })
    }

    /// Says whether the widget can be configured so.
    private func configure(_ call: ConfigureCall) async throws(BridgeError) -> EmptyReply {
        CurrentLocale.use(CurrentLocale.standard)
        _ = try await definition(of: call.kind).source.configured(
            by: call.configuration, for: .choice(family: call.family.rawValue))
        return EmptyReply()
    }

    private func options(_ call: OptionsCall) async throws(BridgeError) -> OptionsCall.Reply {
        CurrentLocale.use(CurrentLocale.standard)
        let values = call.configuration ?? [:]
        let options: [ConfigurationOption]
        if let control = contents.controls.first(where: { $0.kind == call.kind }) {
            options = try await control.options(call.parameter, call.search, values)
        } else {
            options = try await definition(of: call.kind).source.options(
                of: call.parameter, matching: call.search, with: values)
        }
        return OptionsCall.Reply(options.map(\.json))
    }

    private func prepared(_ widget: WidgetRequest) throws(BridgeError) -> (WidgetDefinition, DrawingRequest) {
        let definition = try definition(of: widget.kind)
        let request = DrawingRequest(widget.context)
        request.prepare()
        return (definition, request)
    }

    private func definition(of kind: String) throws(BridgeError) -> WidgetDefinition {
        guard let definition = contents.widgets.first(where: { $0.kind == kind }) else {
            throw .unknownKind(kind, known: contents.widgets.map(\.kind))
        }
        return definition
    }

    /// The entry in each of the environments that are asked for.
    ///
    /// - Parameters:
    ///   - shownAt: when it is shown; nil for its own date.
    ///   - tapped: what a toggle runs that is shown in the other state.
    private func draw(
        _ entry: DrawableEntry, of definition: WidgetDefinition, for request: DrawingRequest,
        adding redaction: RedactionReasons = [], shownAt: Date? = nil, tapped: TapRegion.Action? = nil
    ) throws(BridgeError) -> DrawnReply {
        let live = LiveContent()
        let archives = try archives(
            of: entry.view, in: WidgetSurroundings(definition, family: request.family), request.displaySize,
            request.environments
        ) { values in
            values.entryDate = shownAt ?? entry.date
            values.redactionReasons.formUnion(redaction)
            values.liveContent = live
            values.tappedToggle = tapped
        }
        var moment = entry.moment
        moment.changesAt = live.changesAt?.timeIntervalSince1970
        return DrawnReply(entry: moment, archives: archives)
    }
}
