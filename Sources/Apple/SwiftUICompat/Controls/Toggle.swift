import WidgetArchive

/// A control that is on or off.
///
/// In a widget it acts by an App Intent; a toggle of a binding is drawn in its state, and a tap on it opens the app.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let isMixed: Bool
    /// What a tap does besides changing the binding.
    let action: ControlAction?
    let label: Label

    package nonisolated init(
        isOn: Binding<Bool>, isMixed: Bool = false, action: ControlAction?, @ViewBuilder label: () -> Label
    ) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.action = action
        self.label = label()
    }

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: nil, label: label)
    }

    /// A toggle for several values at once: on when all are, mixed when some are.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }),
            isMixed: count > 0 && count < bindings.count, action: nil, label: label)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is given, to be changed further.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, action: configuration.action) {
            configuration.label
        }
    }
}

extension Toggle: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        // A style's own `Toggle(configuration)` is drawn by the style around it.
        let style = inner.environment.toggleStyles.popLast() ?? .automatic
        let isTapped = action?.tap != nil && action?.tap == context.environment.tappedToggle
        let isOn = isTapped ? .constant(!isOn.wrappedValue) : isOn
        let configuration = ToggleStyleConfiguration(
            label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed && !isTapped, action: action)
        let look = inner.evaluatingBody { $0.node(of: AnyView(style.makeBody(configuration: configuration))) }
        nodes.append(
            TapNode(
                look, action: context.environment.isEnabled ? action?.tap : nil, trait: .button,
                isOn: isOn.wrappedValue, in: context))
    }
}
