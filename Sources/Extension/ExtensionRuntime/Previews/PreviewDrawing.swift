import Foundation
import JSON
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat
import WidgetProtocol

extension ExtensionServer {
    /// A preview's picture: an entry of its timeline, a state of its activity, or its view.
    func preview(_ call: PreviewCall) async throws(BridgeError) -> PreviewReply {
        let all = FoundPreview.all()
        guard let preview = all.first(where: { $0.name == call.name }) else {
            throw .unknownPreview(call.name, known: all.map(\.name))
        }
        return switch preview.subject {
        case .view(let part): try await draw(part, family: preview.family, for: call)
        case .widget(let widget): try await draw(widget, for: call)
        case .activity(let activity): try await draw(activity, for: call)
        }
    }

    private func draw(
        _ part: @MainActor () async throws -> PreviewPart, family: WidgetFamily?, for call: PreviewCall
    ) async throws(BridgeError) -> PreviewReply {
        let preview: PreviewPart
        do { preview = try await part() } catch { throw .previewFailed(call.name, error) }
        let request = DrawingRequest(call.environments, family: family ?? .systemSmall, isWidget: family != nil)
        request.prepare()
        let environments = request.environments.map { environment in
            var environment = environment
            if let scheme = preview.settings.colorScheme { environment.colorScheme = scheme }
            return environment
        }
        guard let family else {
            let size = preview.size(in: environments[0])
            let drawings = try WidgetArchive.drawings(of: { preview.view }, size: size, in: environments)
            return PreviewReply(size: ArchiveSize(size), archives: drawings.map(\.json))
        }
        let definition = contents.widgets.first { $0.families.contains(family) }
        let archives = try archives(
            of: { preview.view }, in: WidgetSurroundings(definition, family: family), request.displaySize,
            environments)
        return PreviewReply(
            size: ArchiveSize(request.displaySize), cornerRadius: family.family?.cornerRadius ?? 0,
            family: family.family, archives: archives)
    }

    private func draw(_ preview: WidgetPreview, for call: PreviewCall) async throws(BridgeError) -> PreviewReply {
        guard let definition = WidgetContents(of: preview.widget()).widgets.first else {
            throw .previewFailed(call.name, "its widget is none")
        }
        let request = DrawingRequest(call.environments, family: preview.family)
        request.prepare()
        let entries = try await Completion.value(of: definition.kind, .preview) { completion in
            preview.timeline.entries(in: request.providerContext, completion: completion)
        }.value
        guard entries.indices.contains(call.entry) else { throw .unknownEntry(of: call, count: entries.count) }
        guard let entry = definition.source.drawable(entries[call.entry]) else {
            throw .previewFailed(call.name, "\(type(of: entries[call.entry])) is no entry of \(definition.kind)'s")
        }
        let archives = try archives(
            of: entry.view, in: WidgetSurroundings(definition, family: preview.family), request.displaySize,
            request.environments
        ) { $0.entryDate = entry.date }
        return PreviewReply(
            size: ArchiveSize(request.displaySize), cornerRadius: preview.family.family?.cornerRadius ?? 0,
            family: preview.family.family, entries: entries.count, date: entry.date.timeIntervalSince1970,
            archives: archives)
    }

    private func draw(_ preview: ActivityPreview, for call: PreviewCall) async throws(BridgeError) -> PreviewReply {
        let definitions = preview.widget.map { WidgetContents(of: $0()).activities } ?? contents.activities
        let states = await preview.contexts()
        guard states.indices.contains(call.entry) else { throw .unknownEntry(of: call, count: states.count) }
        let found = definitions.lazy.compactMap { definition in
            definition.views(of: states[call.entry]).map { ($0, definition.supplementalFamilies) }
        }.first
        guard let (views, families) = found else {
            throw .previewFailed(call.name, "no ActivityConfiguration is for \(preview.attributesType)")
        }
        var drawn = try draw(
            views, as: ActivityPresentation(preview.kind), call.environments, supplementalFamilies: families)
        drawn.entries = states.count
        return drawn
    }

    /// A Live Activity in one of its presentations.
    func draw(
        _ views: ActivityViews, as presentation: ActivityPresentation, _ environments: [DrawingEnvironment],
        supplementalFamilies: [ActivityFamily] = []
    ) throws(BridgeError) -> PreviewReply {
        let request = DrawingRequest(environments, family: .systemMedium, isWidget: false)
        request.prepare()
        let live = LiveContent()
        let presented = request.environments.map { environment in
            var environment = environment
            environment.liveContent = live
            return views.presented(as: presentation, in: environment, supplementalFamilies: supplementalFamilies)
        }
        var drawn = PreviewReply(size: ArchiveSize(presented[0].size), cornerRadius: presented[0].cornerRadius)
        for activity in presented {
            let drawings = try WidgetArchive.drawings(
                of: { activity.view }, size: presented[0].size, in: [activity.environment])
            drawn.archives += drawings.map { drawing in
                var archive = drawing
                if presentation.opensWidgetURLAlone { archive.tapRegions = [] }
                return archive.json
            }
        }
        drawn.changesAt = live.changesAt?.timeIntervalSince1970
        return drawn
    }
}

extension ActivityPresentation {
    /// Whether a tap anywhere opens the app, by the view's `widgetURL` if it has one (Apple's "Displaying live data with
    /// Live Activities").
    fileprivate var opensWidgetURLAlone: Bool { self == .compact || self == .minimal }
}

extension ArchiveSize {
    fileprivate init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension PreviewPart {
    /// The size that the view is shown in: the screen's where nothing else is said.
    @MainActor fileprivate func size(in environment: EnvironmentValues) -> CGSize {
        var screen = CGSize(width: Device.standard.screen.width, height: Device.standard.screen.height)
        if settings.orientation == .landscapeLeft || settings.orientation == .landscapeRight {
            screen = CGSize(width: screen.height, height: screen.width)
        }
        switch settings.layout {
        case .fixed(let width, let height): return CGSize(width: max(width, 1), height: max(height, 1))
        case .sizeThatFits:
            let size = sizeThatFits(view, ProposedViewSize(screen), environment: environment)
            return CGSize(width: max(size.width.rounded(.up), 1), height: max(size.height.rounded(.up), 1))
        case .device, nil: return screen
        }
    }
}

extension BridgeError {
    fileprivate static func unknownPreview(_ name: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownPreview, "There is no preview \(quoted(name))",
            hint: known.isEmpty
                ? "The extension has no previews." : "The extension has \(list(known.map { "\"\($0)\"" })).",
            details: ["previews": .array(known.map { .string($0) })])
    }

    fileprivate static func unknownEntry(of call: PreviewCall, count: Int) -> BridgeError {
        BridgeError(
            .unknownEntry, "The preview \(quoted(call.name)) has no entry \(call.entry)",
            hint: count == 0 ? "Give its timeline at least one entry." : "Its entries are 0 to \(count - 1).",
            details: ["entries": .int(count)])
    }

    fileprivate static func previewFailed(_ name: String, _ reason: any Sendable) -> BridgeError {
        if let error = reason as? UnsupportedViewError { return .unsupportedView(error) }
        return BridgeError(
            .previewFailed, "The preview \(quoted(name)) cannot be drawn: \(reason)",
            hint: "Look at the preview's own code.")
    }
}
