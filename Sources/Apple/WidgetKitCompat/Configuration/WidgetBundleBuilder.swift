/// Gathers the widgets of a bundle.
@resultBuilder
@MainActor public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup(WidgetContents(of: content))
    }

    public static func buildBlock() -> _WidgetGroup { _WidgetGroup() }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
        var contents = WidgetContents()
        repeat contents.append(WidgetContents(of: each content))
        return _WidgetGroup(contents)
    }

    public static func buildOptional(_ widget: (any Widget)?) -> _WidgetGroup {
        _WidgetGroup(widget.map { WidgetContents(of: $0) } ?? WidgetContents())
    }

    public static func buildEither(first: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetContents(of: first))
    }

    public static func buildEither(second: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetContents(of: second))
    }

    public static func buildLimitedAvailability(_ widget: any Widget) -> _WidgetGroup {
        _WidgetGroup(WidgetContents(of: widget))
    }
}

/// Widgets that stand for one in a bundle; public as the builder's result, and made by nothing else.
public struct _WidgetGroup: Widget {
    let contents: WidgetContents

    init(_ contents: WidgetContents) {
        self.contents = contents
    }

    public init() {
        contents = WidgetContents()
    }

    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
