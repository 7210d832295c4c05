import SwiftUICompat

/// What a widget is made of: its kind, its provider, its content.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that stands for no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration, PrimitiveConfiguration {
    public nonisolated init() {}
}

/// A configuration without a body of its own.
package protocol PrimitiveConfiguration: _PrimitiveConfiguration {
    /// The widget that it stands for, if it does.
    @MainActor func definition() -> WidgetDefinition?
    /// The Live Activity that it stands for, if it does.
    @MainActor func activity() -> ActivityDefinition?
}

extension PrimitiveConfiguration {
    @MainActor package func definition() -> WidgetDefinition? { nil }
    @MainActor package func activity() -> ActivityDefinition? { nil }
}

/// Public so that its `body` can answer `WidgetConfiguration`'s requirement; nothing outside adopts it.
public protocol _PrimitiveConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A configuration with something about it changed.
struct ModifiedConfiguration<Content: WidgetConfiguration> {
    let content: Content
    var change: @MainActor (inout WidgetDefinition) -> Void = { _ in }
    var changeActivity: @MainActor (inout ActivityDefinition) -> Void = { _ in }
}

extension ModifiedConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    typealias Body = Never

    package func definition() -> WidgetDefinition? {
        guard var definition = WidgetContents(content).widgets.first else { return nil }
        change(&definition)
        return definition
    }

    package func activity() -> ActivityDefinition? {
        guard var definition = WidgetContents(content).activities.first else { return nil }
        changeActivity(&definition)
        return definition
    }
}

extension WidgetConfiguration {
    nonisolated func changing(_ change: @escaping @MainActor (inout WidgetDefinition) -> Void)
        -> some WidgetConfiguration
    {
        ModifiedConfiguration(content: self, change: change)
    }

    nonisolated func changingActivity(_ change: @escaping @MainActor (inout ActivityDefinition) -> Void)
        -> some WidgetConfiguration
    {
        ModifiedConfiguration(content: self, changeActivity: change)
    }
}
