/// Puts a preview's view into surroundings that several previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes what the previews share, once.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` is applied to.
public struct PreviewModifierContent: View {
    package let content: AnyView

    package init(_ content: AnyView) {
        self.content = content
    }

    public var body: some View { content }
}

extension PreviewModifier {
    /// `content` in the modifier's surroundings.
    package func apply(to content: AnyView) async throws -> AnyView {
        AnyView(body(content: PreviewModifierContent(content), context: try await Self.makeSharedContext()))
    }
}
