public import AppIntentsCompat
public import SwiftUICompat

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    fileprivate init() {}

    @MainActor @preconcurrency
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init()
    }

    public var body: Never { fatalError("A control's button has no body") }
}

/// What a control's button says that says nothing of its state.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    @MainActor @preconcurrency
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init()
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init()
    }
}

extension ControlWidgetButton where Label == Text {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init()
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init()
    }
}
