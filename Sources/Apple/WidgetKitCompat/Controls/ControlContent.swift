import AppIntentsCompat
package import JSON
package import SwiftUICompat
package import WidgetProtocol

/// What a control shows and does now, whatever its types.
package struct ControlContent {
    /// Whether a toggle is on; nil for a button.
    package var isOn: Bool?
    package var label: AnyView
    /// What it shows of its value, or of its action; nil where it says nothing of that.
    package var valueLabel: AnyView?
    /// The name of its intent's type, and what the intent's parameters are set to.
    package var intent: String
    package var parameters: JSONObject
    package var tint: Color?
    package var isDisabled = false
    package var isPrivacySensitive = false

    init(isOn: Bool? = nil, label: AnyView, valueLabel: AnyView?, action: some AppIntent) {
        self.isOn = isOn
        self.label = label
        self.valueLabel = valueLabel
        intent = intentName(type(of: action))
        parameters = IntentParameters(action).json
    }
}

extension ControlContent {
    /// Nil for a template that shows nothing.
    @MainActor init?(_ template: some ControlWidgetTemplate) {
        var current: any ControlWidgetTemplate = template
        while true {
            if let primitive = current as? any PrimitiveControlTemplate {
                guard let content = primitive.content else { return nil }
                self = content
                return
            }
            current = current.body
        }
    }
}

/// A template without a body of its own.
protocol PrimitiveControlTemplate: ControlWidgetTemplate {
    /// Nil where it shows nothing.
    @MainActor var content: ControlContent? { get }
}

/// Gives what a control that is configured so shows now; asks its provider for its value.
package typealias ControlSource = @MainActor (_ configuration: JSONObject) async throws(BridgeError) -> ControlContent?

/// The values to choose from for a parameter, by what is typed, where those of others are given.
package typealias ControlOptions =
    @MainActor (_ parameter: String, _ search: String?, _ values: JSONObject) async throws(BridgeError) ->
    [ConfigurationOption]

extension BridgeError {
    /// A control's own code has thrown, or shows nothing.
    package static func controlFailed(_ kind: String, _ reason: Any) -> BridgeError {
        BridgeError(
            .controlFailed, "The value of the control \(quoted(kind)) could not be had: \(reason)",
            hint: "Mend the control's value provider, or its template.")
    }
}
