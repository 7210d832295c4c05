import Foundation

/// Content on a card, under its title.
public struct GroupBox<Label: View, Content: View> {
    let label: Label?
    let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is given, to be changed further.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        // A style's own `GroupBox(configuration)` is drawn by the style around it.
        let style = inner.environment.groupBoxStyles.popLast() ?? .automatic
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: label.map { AnyView($0) } ?? AnyView(EmptyView())),
            content: .init(view: AnyView(content)))
        inner.evaluatingBody { $0.lower(AnyView(style.makeBody(configuration: configuration)), into: &nodes) }
    }
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A grey card with its title in the headline's font.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding()
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    private enum GroupBoxStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any GroupBoxStyle] = []
    }

    /// The styles around a view, the innermost last.
    var groupBoxStyles: [any GroupBoxStyle] {
        get { self[GroupBoxStylesKey.self] }
        set { self[GroupBoxStylesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.groupBoxStyles.append(style) })
    }
}
