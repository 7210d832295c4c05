public import AppIntentsCompat

/// A control that the user does not configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    private let kind: String

    @MainActor @preconcurrency
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
    }

    @MainActor @preconcurrency
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        self.kind = kind
    }
}

extension StaticControlConfiguration: _PrimitiveControlConfiguration, PrimitiveControlConfiguration {
    public typealias Body = Never

    var definition: ControlDefinition { ControlDefinition(kind: kind) }
}

/// A control that the user configures by the parameters of an App Intent.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate> {
    private let kind: String

    @MainActor @preconcurrency
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
    }

    @MainActor @preconcurrency
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
    }
}

extension AppIntentControlConfiguration: _PrimitiveControlConfiguration, PrimitiveControlConfiguration {
    public typealias Body = Never

    var definition: ControlDefinition {
        ControlDefinition(kind: kind, configuration: AppIntentConfigurator(Configuration.self).description)
    }
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
