import WidgetArchive

/// A control that does something when tapped.
///
/// In a widget it acts by an App Intent; a button with a closure is drawn, and a tap on it opens the app.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: ControlAction
    let label: Label

    package nonisolated init(role: ButtonRole? = nil, action: ControlAction, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: ControlAction(closure: action), label: label)
    }

    @preconcurrency public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: ControlAction(closure: action), label: label)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, to be changed further.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        // A style's own `Button(configuration)` is drawn by the style around it.
        let style = inner.environment.buttonStyles.popLast() ?? .primitive(.automatic)
        switch style {
        case .primitive(let style):
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: .init(view: AnyView(label)), action: action)
            inner.evaluatingBody { $0.lower(AnyView(style.makeBody(configuration: configuration)), into: &nodes) }
        case .interactive(let style):
            let configuration = ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)))
            let look = inner.evaluatingBody { $0.node(of: AnyView(style.makeBody(configuration: configuration))) }
            nodes.append(
                TapNode(look, action: context.environment.isEnabled ? action.tap : nil, trait: .button, in: context))
        }
    }
}
