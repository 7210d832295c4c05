public import Foundation
import WidgetArchive

extension View {
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformModifier(anchor: anchor, isMirrored: false) { _ in
                CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            })
    }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformModifier(anchor: anchor, isMirrored: false) { _ in
                CGAffineTransform(scaleX: scale.width, y: scale.height)
            })
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformModifier(anchor: .topLeading, isMirrored: true) { _ in transform })
    }

    /// Applies the affine part of a projection.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(TransformModifier(anchor: .topLeading, isMirrored: true) { _ in transform.affinePart })
    }

    /// Turns the view in space, drawn without perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            TransformModifier(anchor: anchor, isMirrored: false) { _ in
                CGAffineTransform(rotation: angle, around: axis)
            })
    }
}

/// A 3x3 matrix for row vectors, as projections use it.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    var affinePart: CGAffineTransform {
        let w = m33 == 0 ? 1 : m33
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }
}

/// A change to how a view is drawn, as a transform for its size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect, which a widget's layout never takes account of.
    public func ignoredByLayout() -> some ViewModifier { self }

    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        let transform = TransformModifier(anchor: .topLeading, isMirrored: true) {
            modifier.effectValue(size: $0).affinePart
        }
        TransformModifier._lower(transform, on: content, in: &pass)
    }
}

extension CGAffineTransform {
    /// A turn around an axis through the origin, seen along z without perspective (Rodrigues' formula).
    init(rotation angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            self = .identity
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let cosine = CGFloat(cos(angle.radians))
        let sine = CGFloat(sin(angle.radians))
        let rest = 1 - cosine
        self.init(
            a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
            d: cosine + y * y * rest, tx: 0, ty: 0)
    }
}

/// Draws its content transformed around an anchor; the layout stays.
nonisolated struct TransformModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let anchor: UnitPoint
    /// Whether the transform's own coordinates run from the trailing edge where text does.
    let isMirrored: Bool
    let transform: (CGSize) -> CGAffineTransform

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        return EffectNode(node, in: context) { [transform, anchor, isMirrored] frame in
            var matrix = transform(frame.size)
            if isRightToLeft, isMirrored {
                let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
                matrix = flip.concatenating(matrix).concatenating(flip)
            }
            let x = isRightToLeft ? 1 - anchor.x : anchor.x
            let center = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * anchor.y)
            return ArchiveGroup(items: [], transform: matrix.archived.around(center))
        }
    }
}

/// Mirrors its content where text runs from right to left.
nonisolated struct FlipModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        guard isEnabled, context.environment.layoutDirection == .rightToLeft else { return node }
        return EffectNode(mirroring: node, in: context)
    }
}

extension EffectNode {
    /// Draws the child with its left on its right.
    convenience init(mirroring child: LayoutNode, in context: LoweringContext) {
        let flip = ArchiveTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        self.init(child, in: context) { frame in
            ArchiveGroup(items: [], transform: flip.around(CGPoint(x: frame.midX, y: frame.midY)))
        }
    }
}
