public import AppIntentsCompat
public import SwiftUICompat

/// A control that is on or off, and sets that by an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    fileprivate init() {}

    @MainActor @preconcurrency
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init()
    }

    public var body: Never { fatalError("A control's toggle has no body") }
}

/// What a control's toggle says that says nothing of its value.
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    @MainActor @preconcurrency
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init()
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init()
    }
}

extension ControlWidgetToggle where Label == Text {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init()
    }
}
