public import ActivityKitCompat
public import SwiftUICompat

/// A widget that shows Live Activities: on the lock screen, and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    private let views: @MainActor (ActivityViewContext<Attributes>) -> ActivityViews

    @MainActor @preconcurrency
    public init<Content: View>(
        for attributesType: Attributes.Type = Attributes.self,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        views = { context in
            ActivityViews(content: { AnyView(content(context)) }, island: { dynamicIsland(context) })
        }
    }
}

extension ActivityConfiguration: WidgetConfiguration, _PrimitiveConfiguration, PrimitiveConfiguration {
    public typealias Body = Never

    package func activity() -> ActivityDefinition? { ActivityDefinition(views) }
}
