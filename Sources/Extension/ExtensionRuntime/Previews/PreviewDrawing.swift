import Foundation
import JSON
import JSONRPC
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat

/// A preview's picture: an entry of its timeline, a state of its activity, or its view.
struct DrawnPreview {
    var size: CGSize
    var cornerRadius = 0.0
    /// How many entries or states the preview has.
    var entries = 1
    /// When the entry is shown.
    var date: Date?
    /// One for each environment that was asked for.
    var archives: [JSONValue] = []

    var json: JSONValue {
        var object: JSONObject = [
            "size": ["width": .double(size.width), "height": .double(size.height)],
            "cornerRadius": .double(cornerRadius), "entries": .int(entries),
        ]
        object["entry"] = date.map { ["date": .double($0.timeIntervalSince1970)] }
        object["archives"] = .array(archives)
        return .object(object)
    }
}

extension ExtensionServer {
    func previews() -> JSONValue {
        ["previews": .array(FoundPreview.all().map(\.json))]
    }

    func preview(_ params: JSONValue) async throws(RPCError) -> JSONValue {
        let all = FoundPreview.all()
        let name = params["name"]?.stringValue ?? ""
        guard let preview = all.first(where: { $0.name == name }) else {
            throw .unknownPreview(name, known: all.map(\.name))
        }
        let index = params["entry"]?.intValue ?? 0
        switch preview.subject {
        case .view(let part):
            return try await draw(part, named: name, family: preview.family, params["context"]).json
        case .widget(let widget):
            let request = try ContextRequest(params["context"], family: widget.family)
            return try await draw(widget, named: name, entry: index, for: request).json
        case .activity(let activity):
            return try await draw(activity, named: name, entry: index, params["context"]).json
        }
    }

    private func draw(
        _ part: @MainActor () async throws -> PreviewPart, named name: String, family: WidgetFamily?,
        _ context: JSONValue?
    ) async throws(RPCError) -> DrawnPreview {
        let preview: PreviewPart
        do { preview = try await part() } catch { throw .previewFailed(name, error) }
        let request = try ContextRequest(context, family: family ?? .systemSmall)
        request.prepare()
        let environments = request.environments.map { environment in
            var environment = environment
            if let scheme = preview.settings.colorScheme { environment.colorScheme = scheme }
            return environment
        }
        guard let family else {
            var drawn = DrawnPreview(size: preview.size(in: environments[0]))
            drawn.archives = try WidgetArchive.drawings(
                of: { preview.view }, size: drawn.size, in: environments
            ).map(\.json)
            return drawn
        }
        var drawn = DrawnPreview(size: request.displaySize, cornerRadius: WidgetSurroundings.cornerRadius(of: family))
        let definition = contents.widgets.first { $0.families.contains(family) }
        drawn.archives = try archives(
            of: { preview.view }, date: nil, in: WidgetSurroundings(definition, family: family), request.displaySize,
            environments)
        return drawn
    }

    private func draw(
        _ preview: WidgetPreview, named name: String, entry index: Int, for request: ContextRequest
    ) async throws(RPCError) -> DrawnPreview {
        guard let definition = WidgetContents(of: preview.widget()).widgets.first else {
            throw .previewFailed(name, "its widget is none")
        }
        request.prepare()
        let entries = await Completion.value { completion in
            preview.timeline.entries(in: request.providerContext, completion: completion)
        }.value
        guard entries.indices.contains(index) else { throw .unknownEntry(index, of: name, count: entries.count) }
        guard let entry = definition.source.drawable(entries[index]) else {
            throw .previewFailed(name, "\(type(of: entries[index])) is no entry of \(definition.kind)'s")
        }
        let surroundings = WidgetSurroundings(definition, family: preview.family)
        return DrawnPreview(
            size: request.displaySize, cornerRadius: WidgetSurroundings.cornerRadius(of: preview.family),
            entries: entries.count, date: entry.date,
            archives: try archives(
                of: entry.view, date: entry.date, in: surroundings, request.displaySize, request.environments))
    }

    private func draw(
        _ preview: ActivityPreview, named name: String, entry index: Int, _ context: JSONValue?
    ) async throws(RPCError) -> DrawnPreview {
        let definitions = preview.widget.map { WidgetContents(of: $0()).activities } ?? contents.activities
        let states = await preview.contexts()
        guard states.indices.contains(index) else { throw .unknownEntry(index, of: name, count: states.count) }
        guard let views = definitions.lazy.compactMap({ $0.views(of: states[index]) }).first else {
            throw .previewFailed(name, "no ActivityConfiguration is for \(preview.attributesType)")
        }
        var drawn = try draw(views, as: ActivityPresentation(preview.kind), context)
        drawn.entries = states.count
        return drawn
    }

    /// A Live Activity in one of its presentations.
    func draw(
        _ views: ActivityViews, as presentation: ActivityPresentation, _ context: JSONValue?
    ) throws(RPCError) -> DrawnPreview {
        let request = try ContextRequest(context, family: .systemMedium)
        request.prepare()
        let presented = request.environments.map { views.presented(as: presentation, in: $0) }
        var drawn = DrawnPreview(size: presented[0].size, cornerRadius: presented[0].cornerRadius)
        for activity in presented {
            drawn.archives += try WidgetArchive.drawings(
                of: { activity.view }, size: drawn.size, in: [activity.environment]
            ).map(\.json)
        }
        return drawn
    }
}

extension PreviewPart {
    /// The size that the view is shown in: the screen's where nothing else is said.
    @MainActor fileprivate func size(in environment: EnvironmentValues) -> CGSize {
        var screen = DeviceMetrics.standard.screen
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

extension RPCError {
    fileprivate static func unknownPreview(_ name: String, known: [String]) -> RPCError {
        RPCError(
            code: -20, message: "There is no preview \"\(name)\"",
            data: [
                "kind": "unknownPreview", "previews": .array(known.map { .string($0) }),
                "hint": .string(
                    known.isEmpty
                        ? "The extension has no previews."
                        : "The extension has \(known.map { "\"\($0)\"" }.joined(separator: ", "))."),
            ])
    }

    fileprivate static func unknownEntry(_ index: Int, of name: String, count: Int) -> RPCError {
        RPCError(
            code: -27, message: "The preview \"\(name)\" has no entry \(index)",
            data: [
                "kind": "unknownEntry",
                "hint": .string(
                    count == 0 ? "Give its timeline at least one entry." : "Its entries are 0 to \(count - 1)."),
            ])
    }

    fileprivate static func previewFailed(_ name: String, _ reason: any Sendable) -> RPCError {
        if let error = reason as? UnsupportedViewError { return .unsupportedView(error) }
        return RPCError(
            code: -27, message: "The preview \"\(name)\" cannot be drawn: \(reason)",
            data: ["kind": "previewFailed", "hint": "Look at the preview's own code."])
    }
}
