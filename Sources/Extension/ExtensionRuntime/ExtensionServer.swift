import Foundation
import JSON
import JSONRPC
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat

/// Answers what the bridge asks of an extension.
@MainActor final class ExtensionServer {
    let contents: WidgetContents
    let installed: InstalledWidgets
    private var timelines = KeptTimelines()

    init(_ contents: WidgetContents) {
        self.contents = contents
        installed = InstalledWidgets(contents.widgets)
    }

    func answer(_ method: String, _ params: JSONValue) async throws(RPCError) -> JSONValue {
        defer { writeOutGroups() }
        installed.update(params["installed"])
        switch method {
        case "describe": return describe(params)
        case "placeholder": return try placeholder(params)
        case "snapshot": return try await snapshot(params)
        case "timeline": return try await timeline(params)
        case "archive": return try archive(params)
        case "configure": return try await configure(params)
        case "options": return try await options(params)
        case "previews": return previews()
        case "preview": return try await preview(params)
        case "activity": return try activity(params)
        default: throw .methodNotFound(method)
        }
    }

    /// Puts what the widget's code has set in its groups into their files, where the bridge reads it back; Foundation
    /// would keep it until its process ends. Costs a microsecond where there is nothing.
    private func writeOutGroups() {
        for group in Self.groups { group.synchronize() }
    }

    /// The app groups that the bridge gives the extension, separated by commas. Made once: making one costs more than
    /// writing it out.
    private static let groups = (ProcessInfo.processInfo.environment["WIDGET_BRIDGE_GROUPS"] ?? "")
        .split(separator: ",").compactMap { UserDefaults(suiteName: String($0)) }

    private func describe(_ params: JSONValue) -> JSONValue {
        CurrentLocale.use(Locale(identifier: params["locale"]?.stringValue ?? "en_US"))
        return [
            "archiveVersion": .int(WidgetArchive.version), "widgets": .array(contents.widgets.map(\.json)),
            "activities": .array(contents.activities.map(\.json)),
            "controls": .array(contents.controls.map(\.json)),
        ]
    }

    private func placeholder(_ params: JSONValue) throws(RPCError) -> JSONValue {
        let (definition, request) = try widget(params)
        let entry = definition.source.placeholder(in: request.providerContext)
        return ["archives": try draw(entry, of: definition, for: request, addingRedaction: .placeholder)]
    }

    private func snapshot(_ params: JSONValue) async throws(RPCError) -> JSONValue {
        let (definition, request) = try widget(params)
        let source = try await source(of: definition, params)
        let entry = await Completion.value { completion in
            source.snapshot(in: request.providerContext, completion: completion)
        }.value
        return ["entry": .object(entry.json), "archives": try draw(entry, of: definition, for: request)]
    }

    private func timeline(_ params: JSONValue) async throws(RPCError) -> JSONValue {
        let (definition, request) = try widget(params)
        let source = try await source(of: definition, params)
        let timeline = await Completion.value { completion in
            source.timeline(in: request.providerContext, completion: completion)
        }.value
        guard !timeline.entries.isEmpty else { throw .emptyTimeline(kind: definition.kind, family: request.family) }
        var entries: [JSONValue] = []
        for entry in timeline.entries {
            var object = entry.json
            object["archives"] = try draw(entry, of: definition, for: request)
            entries.append(.object(object))
        }
        let token = timelines.keep(
            timeline, kind: definition.kind, family: request.family, configuration: try configuration(params))
        return ["timeline": .string(token), "entries": .array(entries), "policy": timeline.policy.json]
    }

    private func archive(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let token = params["timeline"]?.stringValue, let kept = timelines[token] else {
            throw RPCError(
                code: -40, message: "The timeline is no longer in memory",
                data: ["kind": "unknownTimeline", "hint": "Ask for the timeline again."])
        }
        guard let index = params["entry"]?.intValue, kept.timeline.entries.indices.contains(index) else {
            throw .invalidParams("entry is the index of one of \(kept.timeline.entries.count) entries")
        }
        let request = try ContextRequest(params["context"])
        let definition = try self.definition(of: kept.kind)
        return ["archives": try draw(kept.timeline.entries[index], of: definition, for: request)]
    }

    /// Says whether the widget can be configured so.
    private func configure(_ params: JSONValue) async throws(RPCError) -> JSONValue {
        let definition = try configurable(params)
        _ = try await source(of: definition, params)
        return true
    }

    private func options(_ params: JSONValue) async throws(RPCError) -> JSONValue {
        let definition = try configurable(params)
        guard let parameter = params["parameter"]?.stringValue else {
            throw .invalidParams("parameter is the name of one of the widget's parameters")
        }
        let configuration = try configuration(params)
        do throws(ConfigurationError) {
            let options = try await definition.source.options(
                of: parameter, matching: params["search"]?.stringValue, with: configuration)
            return ["options": .array(options.map(\.json))]
        } catch {
            throw .configuration(error)
        }
    }

    /// The widget of a request that has nothing to do with where it stands.
    private func configurable(_ params: JSONValue) throws(RPCError) -> WidgetDefinition {
        for suite in params["suites"]?.arrayValue ?? [] {
            UserDefaults(suiteName: suite.stringValue)?.synchronize()
        }
        return try definition(of: params["kind"]?.stringValue ?? "")
    }

    /// The widget's source, configured as the request says.
    private func source(
        of definition: WidgetDefinition, _ params: JSONValue
    ) async throws(RPCError) -> any TimelineSource {
        let configuration = try configuration(params)
        do throws(ConfigurationError) {
            return try await definition.source.configured(by: configuration)
        } catch {
            throw .configuration(error)
        }
    }

    private func configuration(_ params: JSONValue) throws(RPCError) -> JSONObject {
        guard let json = params["configuration"], json != .null else { return [:] }
        guard let object = json.objectValue else { throw .invalidParams("configuration is an object") }
        return object
    }

    private func widget(_ params: JSONValue) throws(RPCError) -> (WidgetDefinition, ContextRequest) {
        let definition = try definition(of: params["kind"]?.stringValue ?? "")
        let request = try ContextRequest(params["context"])
        request.prepare()
        return (definition, request)
    }

    private func definition(of kind: String) throws(RPCError) -> WidgetDefinition {
        guard let definition = contents.widgets.first(where: { $0.kind == kind }) else {
            throw .unknownKind(kind, known: contents.widgets.map(\.kind))
        }
        return definition
    }

    /// The entry in each of the environments that are asked for.
    private func draw(
        _ entry: DrawableEntry, of definition: WidgetDefinition, for request: ContextRequest,
        addingRedaction redaction: RedactionReasons = []
    ) throws(RPCError) -> JSONValue {
        .array(
            try archives(
                of: entry.view, date: entry.date, in: WidgetSurroundings(definition, family: request.family),
                request.displaySize, request.environments, addingRedaction: redaction))
    }
}
