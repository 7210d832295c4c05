/// What a widget, or a bundle of them, comes to.
package struct WidgetContents {
    package var widgets: [WidgetDefinition] = []
    package var activities: [ActivityDefinition] = []
    package var controls: [ControlDefinition] = []

    package init() {}

    /// A widget's own, or those of a bundle's part.
    @MainActor package init(of widget: any Widget) {
        if let group = widget as? _WidgetGroup {
            self = group.contents
        } else {
            self.init(ofBody: widget)
        }
    }

    /// Those of a bundle, in order.
    @MainActor package init(of bundle: some WidgetBundle) {
        self.init(of: bundle.body)
    }

    @MainActor package init(of control: some ControlWidget) {
        controls = [ControlDefinition(control)]
    }

    @MainActor private init(ofBody widget: some Widget) {
        self.init(widget.body)
    }

    /// What a configuration stands for.
    @MainActor init(_ configuration: some WidgetConfiguration) {
        var current: any WidgetConfiguration = configuration
        while true {
            if let primitive = current as? any PrimitiveConfiguration {
                widgets = primitive.definition().map { [$0] } ?? []
                activities = primitive.activity().map { [$0] } ?? []
                return
            }
            current = current.body
        }
    }

    package mutating func append(_ other: WidgetContents) {
        widgets += other.widgets
        activities += other.activities
        controls += other.controls
    }
}
