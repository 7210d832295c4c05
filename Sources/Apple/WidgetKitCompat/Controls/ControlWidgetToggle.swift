public import AppIntentsCompat
public import SwiftUICompat

/// A control that is on or off, and sets that by an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    private let isOn: Bool
    private let label: () -> Label
    private let valueLabel: ((Bool) -> ValueLabel)?
    private let action: Action

    fileprivate init(
        running action: Action, _ isOn: Bool, _ label: @escaping () -> Label, _ valueLabel: ((Bool) -> ValueLabel)?
    ) {
        self.isOn = isOn
        self.label = label
        self.valueLabel = valueLabel
        self.action = action
    }

    @MainActor @preconcurrency
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(running: action, isOn, label, valueLabel)
    }

    public var body: Never { fatalError("A control's toggle has no body") }
}

extension ControlWidgetToggle: PrimitiveControlTemplate {
    var content: ControlContent? {
        ControlContent(
            isOn: isOn, label: AnyView(label()), valueLabel: valueLabel.map { AnyView($0(isOn)) }, action: action)
    }
}

/// What a control's toggle says that says nothing of its value.
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    @MainActor @preconcurrency
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(running: action, isOn, label, nil)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(running: action, isOn, { Text(titleKey) }, nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init(running: action, isOn, { Text(titleResource) }, nil)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(running: action, isOn, { Text(title) }, nil)
    }
}

extension ControlWidgetToggle where Label == Text {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(running: action, isOn, { Text(titleKey) }, valueLabel)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(running: action, isOn, { Text(titleResource) }, valueLabel)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(running: action, isOn, { Text(title) }, valueLabel)
    }
}
