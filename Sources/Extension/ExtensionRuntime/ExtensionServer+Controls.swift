import Foundation
import JSON
import SwiftUICompat
import WidgetArchive
import WidgetKitCompat
import WidgetProtocol

/// Controls, whose values are asked for each time.
extension ExtensionServer {
    func control(_ call: ControlCall) async throws(BridgeError) -> ControlReply {
        guard let definition = contents.controls.first(where: { $0.kind == call.kind }) else {
            throw .unknownControl(call.kind, known: contents.controls.map(\.kind))
        }
        let request = DrawingRequest(call.environments, family: .systemSmall)
        request.prepare()
        guard let content = try await definition.source(call.configuration) else {
            throw .controlFailed(definition.kind, "it has no button and no toggle")
        }
        var reply = ControlReply(
            state: try state(of: content, in: request.environments[0]), intent: content.intent,
            parameters: content.parameters)
        guard let tile = call.tile else { return reply }
        reply.size = ArchiveSize(width: tile.size.width, height: tile.size.height)
        reply.cornerRadius = tile.cornerRadius
        let environments = request.environments.map { environment in
            var dark = environment
            dark.colorScheme = .dark
            return dark
        }
        let drawings = try WidgetArchive.drawings(of: { content.view(as: tile) }, size: tile.size, in: environments)
        reply.archives = drawings.map(\.json)
        return reply
    }

    /// What the host is told of a control.
    private func state(
        of content: ControlContent, in environment: EnvironmentValues
    ) throws(BridgeError) -> JSONObject {
        var state: JSONObject = ["template": content.isOn == nil ? "button" : "toggle"]
        state["title"] = .string(try words(of: content.title, in: environment))
        if let status = content.status {
            let text = try words(of: status, in: environment)
            if !text.isEmpty { state["status"] = .string(text) }
        }
        state["isOn"] = content.isOn.map { .bool($0) }
        if content.isDisabled { state["disabled"] = true }
        return state
    }

    /// What a view says, as VoiceOver would read it.
    private func words(of view: AnyView, in environment: EnvironmentValues) throws(BridgeError) -> String {
        let size = CGSize(width: 2000, height: 200)
        let drawings = try WidgetArchive.drawings(of: { view }, size: size, in: [environment])
        return drawings.flatMap(\.accessibility).map(\.label).joined(separator: " ")
    }
}
