/// Gathers the widgets of a bundle.
@resultBuilder
@MainActor public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _WidgetGroup { _WidgetGroup() }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
        var definitions: [WidgetDefinition] = []
        repeat definitions += WidgetDefinition.all(of: each content)
        return _WidgetGroup(definitions)
    }

    public static func buildOptional(_ widget: (any Widget)?) -> _WidgetGroup {
        _WidgetGroup(widget.map { WidgetDefinition.all(of: $0) } ?? [])
    }

    public static func buildEither(first: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetDefinition.all(of: first))
    }

    public static func buildEither(second: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetDefinition.all(of: second))
    }

    public static func buildLimitedAvailability(_ widget: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetDefinition.all(of: widget))
    }
}

/// Widgets that stand for one in a bundle; public as the builder's result, and made by nothing else.
public struct _WidgetGroup: Widget {
    let definitions: [WidgetDefinition]

    init(_ definitions: [WidgetDefinition]) {
        self.definitions = definitions
    }

    public init() {
        definitions = []
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
