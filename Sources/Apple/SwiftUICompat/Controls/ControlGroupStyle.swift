import Foundation

/// The parts of a control group, for a style.
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let content: Content
    public let label: Label
}

/// How control groups look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

/// The controls side by side, as a navigation bar has them.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
    }
}

/// The controls side by side, close together, as a menu has them.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) { configuration.content }.labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension EnvironmentValues {
    private enum ControlGroupStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any ControlGroupStyle] = []
    }

    /// The styles around a view, the innermost last.
    var controlGroupStyles: [any ControlGroupStyle] {
        get { self[ControlGroupStylesKey.self] }
        set { self[ControlGroupStylesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.controlGroupStyles.append(style) })
    }
}
