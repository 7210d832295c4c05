import AppIntentsCompat
import Foundation
import FoundationCompat
import IntentsCompat
import JSON
import SwiftUICompat
import WidgetKitCompat
import WidgetProtocol

/// Running the intents of buttons and toggles.
extension ExtensionServer {
    func perform(_ call: PerformCall) async throws(BridgeError) -> PerformCall.Reply {
        CurrentLocale.use(CurrentLocale.standard)
        guard let type = Self.intentTypes.first(where: { intentName($0) == call.intent }) else {
            if let handled = Self.handledTypes.first(where: { "\($0)" == call.intent }) {
                return try await handle(handled, call.parameters)
            }
            throw .unknownIntent(
                call.intent, known: Self.intentTypes.map { intentName($0) } + Self.handledTypes.map { "\($0)" })
        }
        let performed = try await Self.run(type, call.parameters)
        var reply = PerformCall.Reply()
        reply.value = performed.value
        reply.dialog = performed.dialog
        reply.opensURL = performed.url?.absoluteString
        reply.opensApp = performed.opensApp
        reply.asks = (performed.error as? AppIntentError)?.question.map(\.json)
        reply.failure = performed.error.map {
            .init(type: String(describing: Swift.type(of: $0)), message: PerformedIntent.message(of: $0))
        }
        return reply
    }

    /// Has the handler of a SiriKit intent handle it.
    private func handle(_ type: INIntent.Type, _ parameters: JSONObject) async throws(BridgeError) -> PerformCall.Reply
    {
        guard let handled = try await HandledIntent.handling(type, with: parameters) else {
            throw .unhandledIntent(type)
        }
        var reply = PerformCall.Reply()
        var value = handled.properties
        value["code"] = .string(handled.code)
        reply.value = .object(value)
        reply.opensApp = handled.opensApp
        if handled.hasFailed { reply.failure = .init(type: "\(type)Response", message: handled.code) }
        return reply
    }

    private nonisolated static func run(
        _ type: any AppIntent.Type, _ parameters: JSONObject
    ) async throws(BridgeError) -> PerformedIntent {
        let intent = type.init()
        do throws(NamedParameterFailure) {
            try await IntentParameters(intent).restore(parameters)
        } catch {
            throw BridgeError(error)
        }
        return await PerformedIntent(running: intent)
    }

    /// Those of the widget's program, and those of the system that are of use in a widget.
    private static let intentTypes: [any AppIntent.Type] =
        ProgramTypes.all((any AppIntent.Type).self) + [OpenURLIntent.self]

    /// The intents of the widget's definitions.
    private static let handledTypes: [INIntent.Type] = ProgramTypes.all(INIntent.Type.self)
}

extension IntentQuestion {
    fileprivate var json: JSONObject {
        var object: JSONObject = ["for": .string(kind.rawValue)]
        object["dialog"] = dialog.map { .string($0) }
        if !options.isEmpty { object["options"] = .array(options.map { .string($0) }) }
        object["parameter"] = parameter.map { .string($0) }
        return object
    }
}

extension BridgeError {
    fileprivate static func unhandledIntent(_ type: INIntent.Type) -> BridgeError {
        BridgeError(
            .unknownIntent, "Nobody handles the intent \(quoted("\(type)"))",
            hint: "Give the extension an INExtension that conforms to \(type)Handling.")
    }

    fileprivate static func unknownIntent(_ name: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownIntent, "The extension has no intent \(quoted(name))",
            hint:
                "Compile the intent's file into the widget extension, too; a generic type cannot be an intent of a button.",
            details: ["intents": .array(known.map { .string($0) })])
    }
}
