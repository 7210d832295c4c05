import Foundation

/// The parts of a toggle, for a style.
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether only some of the values are on that the toggle stands for.
    public var isMixed: Bool
    let action: ControlAction?

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, action: ControlAction?) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.action = action
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A switch after the label.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            SwitchKnob(isOn: configuration.isOn, tint: tint.map { AnyShapeStyle($0) })
        }
    }
}

/// A button that is filled while on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn {
            button.buttonStyle(FilledButtonLook(fill: .prominent))
        } else {
            button.buttonStyle(FilledButtonLook(fill: .tinted))
        }
    }
}

/// A box before the label, ticked while on.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            Image(
                systemName: configuration.isMixed
                    ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
            )
            .foregroundStyle(
                configuration.isOn || configuration.isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            configuration.label
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
    private enum ToggleStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any ToggleStyle] = []
    }

    /// The styles around a view, the innermost last.
    var toggleStyles: [any ToggleStyle] {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.toggleStyles.append(style) })
    }
}
