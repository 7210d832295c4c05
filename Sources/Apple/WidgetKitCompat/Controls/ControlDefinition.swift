import AppIntentsCompat
package import JSON
package import SwiftUICompat
import WidgetProtocol

/// A control as the runtime sees it, whatever its types.
package struct ControlDefinition {
    package var kind: String
    package var displayName: LocalizedStringResource?
    package var description: LocalizedStringResource?
    package var promptsForUserConfiguration = false
    package var configuration: ConfigurationDescription
    package var source: ControlSource
    package var options: ControlOptions

    init(
        kind: String, configuration: ConfigurationDescription = ConfigurationDescription(type: .static),
        source: @escaping ControlSource,
        options: @escaping ControlOptions = { name, _, _ throws(BridgeError) in throw .unknownParameter(name, known: [])
        }
    ) {
        self.kind = kind
        self.configuration = configuration
        self.source = source
        self.options = options
    }
}

extension ControlDefinition {
    @MainActor package init(_ control: some ControlWidget) {
        self.init(control.body)
    }

    @MainActor init(_ configuration: some ControlWidgetConfiguration) {
        var current: any ControlWidgetConfiguration = configuration
        while true {
            if let primitive = current as? any PrimitiveControlConfiguration {
                self = primitive.definition
                return
            }
            current = current.body
        }
    }

    /// What `describe` says of a control.
    package var json: JSONValue {
        [
            "kind": .string(kind),
            "displayName": .string(displayName.map { String(localized: $0) } ?? kind),
            "description": .string(description.map { String(localized: $0) } ?? ""),
            "promptsForUserConfiguration": .bool(promptsForUserConfiguration),
            "configuration": configuration.json,
        ]
    }
}

/// A control's configuration with something about it changed.
struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration> {
    let content: Content
    let change: @MainActor (inout ControlDefinition) -> Void
}

extension ModifiedControlConfiguration: _PrimitiveControlConfiguration, PrimitiveControlConfiguration {
    typealias Body = Never

    var definition: ControlDefinition {
        var definition = ControlDefinition(content)
        change(&definition)
        return definition
    }
}

extension ControlWidgetConfiguration {
    nonisolated func changing(
        _ change: @escaping @MainActor (inout ControlDefinition) -> Void
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(content: self, change: change)
    }
}
