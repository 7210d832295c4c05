public import Foundation

/// Changes to how a view is drawn that leave its layout alone, and so may depend on its geometry.
public protocol VisualEffect: Sendable, Animatable {}

/// The view as it is, which other effects are put upon.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// An effect upon another.
struct StackedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @MainActor @Sendable (AnyView) -> AnyView
}

private protocol AppliedVisualEffect {
    @MainActor func apply(to view: AnyView) -> AnyView
}

extension EmptyVisualEffect: AppliedVisualEffect {
    func apply(to view: AnyView) -> AnyView { view }
}

extension StackedVisualEffect: AppliedVisualEffect {
    func apply(to view: AnyView) -> AnyView {
        change((base as? any AppliedVisualEffect)?.apply(to: view) ?? view)
    }
}

extension VisualEffect {
    private func changed(
        _ change: @escaping @MainActor @Sendable (AnyView) -> some View
    ) -> StackedVisualEffect<Self> {
        StackedVisualEffect(base: self) { AnyView(change($0)) }
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity(opacity) } }
    public func brightness(_ amount: Double) -> some VisualEffect { changed { $0.brightness(amount) } }
    public func contrast(_ amount: Double) -> some VisualEffect { changed { $0.contrast(amount) } }
    public func grayscale(_ amount: Double) -> some VisualEffect { changed { $0.grayscale(amount) } }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { changed { $0.hueRotation(angle) } }
    public func saturation(_ amount: Double) -> some VisualEffect { changed { $0.saturation(amount) } }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        changed { $0.blur(radius: radius, opaque: opaque) }
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { changed { $0.offset(offset) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { changed { $0.offset(x: x, y: y) } }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { $0.scaleEffect(s, anchor: anchor) }
    }

    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        changed { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed { $0.rotationEffect(angle, anchor: anchor) }
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        changed {
            $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        changed { $0.transformEffect(transform) }
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        changed { $0.projectionEffect(transform) }
    }
}

extension View {
    /// Puts effects on the view that may depend on its size and place.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}

private struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier, NodeModifier {
    typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    nonisolated init(effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
        self.effect = effect
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        VisualEffectNode(node, effect: effect, in: context)
    }
}

/// Asks for its effect where it is drawn, when the view's geometry is known.
private final class VisualEffectNode: WrapperNode {
    private let affected: @MainActor (GeometryProxy) -> LayoutNode

    init<Effect: VisualEffect>(
        _ child: LayoutNode, effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect,
        in context: LoweringContext
    ) {
        let view = MainActorBox(DrawnNode(node: child))
        let context = MainActorBox(context)
        affected = { proxy in
            let applied = effect(EmptyVisualEffect(), proxy) as? any AppliedVisualEffect
            return context.value.node(of: applied?.apply(to: AnyView(view.value)) ?? AnyView(view.value))
        }
        super.init(child, in: context.value)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let proxy = MainActorBox(builder.proxy(of: frame, isRightToLeft: isRightToLeft))
        let affected = affected
        let node = MainActor.assumeIsolated { MainActorBox(affected(proxy.value)) }.value
        node.draw(in: frame, proposal: proposal, into: builder)
    }
}

/// A view that has been lowered already.
private struct DrawnNode {
    let node: LayoutNode
}

extension DrawnNode: View, PrimitiveView {
    typealias Body = Never

    func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(node)
    }
}
