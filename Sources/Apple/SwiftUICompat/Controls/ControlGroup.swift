/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
    let content: Content
    let label: AnyView?

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    nonisolated init(label: some View, content: Content) {
        self.content = content
        self.label = AnyView(label)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is given, to be changed further.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = AnyView(configuration.label)
    }
}

extension ControlGroup {
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let (content, label) = (content(), label())
        self.init(label: label, content: LabeledControlGroupContent(content: content, label: label))
    }

    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleKey) })
    }

    @_disfavoredOverload
    public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(titleResource) })
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content, label: { Text(title) })
    }

    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, systemImage: systemImage) })
    }

    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(titleKey, image: image) })
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content, label: { Label(title, image: image) })
    }
}

/// A control group's controls with a label, which shows where the group is a menu only.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        // A style's own `ControlGroup(configuration)` is drawn by the style around it.
        let style = inner.environment.controlGroupStyles.popLast() ?? .automatic
        let configuration = ControlGroupStyleConfiguration(
            content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())))
        inner.evaluatingBody { $0.lower(AnyView(style.makeBody(configuration: configuration)), into: &nodes) }
    }
}
