public import Foundation

/// How glass looks.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }

    let kind: Kind
    private(set) var tint: Color?

    public static let regular = Glass(kind: .regular)
    /// Glass that lets more through.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Glass that answers touches, which a widget's picture takes none of.
    ///
    /// - Compatibility: compiles
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// What lies behind the glass, blurred.
    var material: Material { kind == .clear ? .ultraThin : .regular }
}

/// The shape of glass that has none of its own: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass would come and go.
///
/// - Compatibility: compiles
public struct GlassEffectTransition: Sendable {
    private let name: String

    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass would flow together.
public struct GlassEffectContainer<Content: View> {
    let content: Content

    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

extension View {
    /// Puts glass behind the view: a material in a shape, tinted, with a lit edge.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool = true
    ) -> some View {
        modifier(GlassModifier(glass: isEnabled ? glass : .identity, shape: shape))
    }

    /// - Compatibility: compiles
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(EmptyModifier())
    }
}

private struct GlassModifier<S: Shape> {
    let glass: Glass
    let shape: S
}

extension GlassModifier: ViewModifier {
    func body(content: Content) -> some View {
        if glass.kind == .identity {
            content
        } else {
            content.background {
                shape.fill(glass.material)
                    .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.6)) } }
                    .overlay { shape.stroke(.white.opacity(0.35), lineWidth: 0.5) }
            }
        }
    }
}
