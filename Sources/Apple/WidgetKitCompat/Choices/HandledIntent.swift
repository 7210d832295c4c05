import Foundation
import FoundationCompat
package import IntentsCompat
package import JSON
package import WidgetProtocol

/// What a handler has made of a SiriKit intent of the app's definitions.
package struct HandledIntent: Sendable {
    /// The response's code, such as `success`.
    package var code: String
    /// The response's properties that are set.
    package var properties: JSONObject

    /// Whether the user is asked to go on in the app.
    package var opensApp: Bool { code == "continueInApp" || code == "failureRequiringAppLaunch" }

    package var hasFailed: Bool { code.hasPrefix("failure") }

    /// Has an intent handled, with the given values; nil where nobody handles it.
    @MainActor package static func handling(
        _ type: INIntent.Type, with values: JSONObject
    ) async throws(BridgeError) -> HandledIntent? {
        let intent = try await IntentConfigurator(type).intent(with: values)
        for handler in type._extensions.compactMap({ $0.handler(for: intent) }) {
            if let handled = await answer(HandedOver((handler: handler, intent: intent))) { return handled }
        }
        return nil
    }

    /// Asked for away from the main actor, as the system does.
    private nonisolated static func answer(
        _ question: HandedOver<(handler: Any, intent: INIntent)>
    ) async -> HandledIntent? {
        let intent = question.value.intent
        return await type(of: intent)._handle(intent, by: question.value.handler).map { HandledIntent($0) }
    }

    private init(_ response: INIntentResponse) {
        code = response._codeName
        properties = [:]
        for child in Mirror(reflecting: response).children {
            guard let name = child.label, name != "code", let value = KeyValue.unwrapped(child.value) else { continue }
            properties[name] = Self.json(value)
        }
    }

    private static func json(_ value: Any) -> JSONValue {
        if let values = value as? [Any] { return .array(values.map(json)) }
        let option = ConfigurationOption(value)
        guard value is INObject else { return option.identifier }
        return ["identifier": option.identifier, "displayString": .string(option.displayString)]
    }
}
