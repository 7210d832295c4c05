public import AppIntentsCompat
import JSON
import WidgetProtocol

/// A control that the user does not configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    private let kind: String
    private let source: ControlSource

    @MainActor @preconcurrency
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        let content = HandedOver(content)
        self.kind = kind
        source = { values throws(BridgeError) in
            if let name = values.members.first?.name { throw .unknownParameter(name, known: []) }
            return ControlContent(content.value())
        }
    }

    @MainActor @preconcurrency
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        let (provider, content) = (HandedOver(provider), HandedOver(content))
        self.kind = kind
        source = { values async throws(BridgeError) in
            if let name = values.members.first?.name { throw .unknownParameter(name, known: []) }
            do {
                return ControlContent(content.value(try await currentValue(of: provider).value))
            } catch {
                throw .controlFailed(kind, error)
            }
        }
    }
}

extension StaticControlConfiguration: _PrimitiveControlConfiguration, PrimitiveControlConfiguration {
    public typealias Body = Never

    var definition: ControlDefinition { ControlDefinition(kind: kind, source: source) }
}

/// A control that the user configures by the parameters of an App Intent.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    private let kind: String
    private let source: ControlSource

    @MainActor @preconcurrency
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        let content = HandedOver(content)
        self.kind = kind
        source = { values async throws(BridgeError) in
            let configuration = try await AppIntentConfigurator(Configuration.self).intent(with: values)
            return ControlContent(content.value(configuration))
        }
    }

    @MainActor @preconcurrency
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        let (provider, content) = (HandedOver(provider), HandedOver(content))
        self.kind = kind
        source = { values async throws(BridgeError) in
            let configuration = try await AppIntentConfigurator(Configuration.self).intent(with: values)
            do {
                return ControlContent(content.value(try await currentValue(of: provider, configuration).value))
            } catch {
                throw .controlFailed(kind, error)
            }
        }
    }
}

extension AppIntentControlConfiguration: _PrimitiveControlConfiguration, PrimitiveControlConfiguration {
    public typealias Body = Never

    var definition: ControlDefinition {
        ControlDefinition(
            kind: kind, configuration: AppIntentConfigurator(Configuration.self).description, source: source
        ) { parameter, search, values async throws(BridgeError) in
            try await AppIntentConfigurator(Configuration.self).options(of: parameter, matching: search, with: values)
        }
    }
}

// Providers answer off the main actor, as on a phone.

private func currentValue<Provider: ControlValueProvider>(
    of provider: HandedOver<Provider>
) async throws -> HandedOver<Provider.Value> {
    HandedOver(try await provider.value.currentValue())
}

private func currentValue<Provider: AppIntentControlValueProvider>(
    of provider: HandedOver<Provider>, _ configuration: Provider.Configuration
) async throws -> HandedOver<Provider.Value> {
    HandedOver(try await provider.value.currentValue(configuration: configuration))
}

/// Gives a control's value.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Gives a control's value by how the user has configured it.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}
