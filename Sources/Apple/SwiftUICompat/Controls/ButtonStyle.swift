/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    /// A widget's picture shows no button pressed.
    public let isPressed = false
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and what it does, for a style.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: ControlAction

    /// Does what the button does.
    @MainActor public func trigger() {
        action.closure()
    }
}

/// How buttons look, and on what touch they act; a widget's act on taps.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's style of either kind.
enum AnyButtonStyle {
    case interactive(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
}

extension EnvironmentValues {
    private enum ButtonStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [AnyButtonStyle] = []
    }

    /// The styles around a view, the innermost last.
    var buttonStyles: [AnyButtonStyle] {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.interactive(style)) })
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.buttonStyles.append(.primitive(style)) })
    }
}
