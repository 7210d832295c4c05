public import AppIntentsCompat

/// When a widget matters. The bridge ranks nothing by it.
///
/// - Compatibility: compiles
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// A configuration of a widget, and when it matters.
public struct WidgetRelevanceAttribute<Configuration> {
    package let configuration: Configuration?
    package let context: RelevantContext?

    init(configuration: Configuration?, context: RelevantContext?) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration: configuration as Configuration?, context: context)
    }

    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration: configuration as Configuration?, context: nil)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) { self.init(configuration: nil, context: context) }
    public init(group: WidgetRelevanceGroup) { self.init(configuration: nil, context: nil) }
}

/// Widgets of which one at a time is shown.
///
/// - Compatibility: compiles
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String?

    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: nil)
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
}

extension TimelineProvider {
    /// When the widget matters. The bridge ranks nothing by it.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
