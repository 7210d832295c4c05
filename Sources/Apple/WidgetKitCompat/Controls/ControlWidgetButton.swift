public import AppIntentsCompat
public import SwiftUICompat

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    private let label: () -> Label
    private let actionLabel: ((Bool) -> ActionLabel)?
    private let action: Action

    fileprivate init(
        running action: Action, _ label: @escaping () -> Label, _ actionLabel: ((Bool) -> ActionLabel)?
    ) {
        self.label = label
        self.actionLabel = actionLabel
        self.action = action
    }

    @MainActor @preconcurrency
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(running: action, label, actionLabel)
    }

    public var body: Never { fatalError("A control's button has no body") }
}

extension ControlWidgetButton: PrimitiveControlTemplate {
    var content: ControlContent? {
        ControlContent(label: AnyView(label()), valueLabel: actionLabel.map { AnyView($0(false)) }, action: action)
    }
}

/// What a control's button says that says nothing of its state.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    @MainActor @preconcurrency
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(running: action, label, nil)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init(running: action, { Text(titleKey) }, nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init(running: action, { Text(titleResource) }, nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init(running: action, { Text(title) }, nil)
    }
}

extension ControlWidgetButton where Label == Text {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(running: action, { Text(titleKey) }, actionLabel)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(running: action, { Text(titleResource) }, actionLabel)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(running: action, { Text(title) }, actionLabel)
    }
}
