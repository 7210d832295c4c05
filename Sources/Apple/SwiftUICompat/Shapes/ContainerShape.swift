package import Foundation

/// The shape around a view that `ContainerRelativeShape` follows: a widget's own, unless a container states another.
///
/// `@unchecked Sendable`: a container's bounds are set where it is drawn, on the main actor, before what is in it.
package final class ContainerShape: @unchecked Sendable {
    private let radius: (CGRect) -> CGFloat
    /// Where the container lies in the widget's space.
    fileprivate(set) var bounds: CGRect

    package init(bounds: CGRect, cornerRadius: CGFloat) {
        self.bounds = bounds
        radius = { _ in cornerRadius }
    }

    /// A container whose bounds are not known yet; `radius` tells how round its corners are in them.
    fileprivate init(radius: @escaping (CGRect) -> CGFloat) {
        bounds = .zero
        self.radius = radius
    }

    /// The container and the frame of the shape whose outline is being made.
    @TaskLocal static var current: (container: ContainerShape, frame: CGRect)?

    /// The corner radius that is concentric with the container's in a rectangle of the current frame's space.
    static func concentricRadius(in rect: CGRect) -> CGFloat? {
        guard let (container, frame) = current else { return nil }
        let rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
        let bounds = container.bounds
        let inset = min(
            rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY)
        return max(container.radius(bounds) - max(inset, 0), 0)
    }
}

extension EnvironmentValues {
    private enum ContainerShapeKey: EnvironmentKey { static let defaultValue: ContainerShape? = nil }

    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Makes a shape the one that `ContainerRelativeShape` and `ConcentricRectangle` in the view follow.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

private struct ContainerShapeModifier<S: InsettableShape> {
    let shape: S
}

extension ContainerShapeModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    func lower(
        _ content: @escaping @MainActor (LoweringContext, inout [LayoutNode]) -> Void, in context: LoweringContext,
        into nodes: inout [LayoutNode]
    ) {
        let container = ContainerShape(radius: shape.cornerRadius)
        var inner = context
        inner.environment.containerShape = container
        let start = nodes.count
        content(inner, &nodes)
        for index in start..<nodes.count {
            nodes[index] = ContainerShapeNode(nodes[index], container: container, in: context)
        }
    }
}

private final class ContainerShapeNode: WrapperNode {
    private let container: ContainerShape

    init(_ child: LayoutNode, container: ContainerShape, in context: LoweringContext) {
        self.container = container
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        container.bounds = frame
        super.draw(in: frame, proposal: proposal, into: builder)
    }
}

extension Shape {
    /// How round the shape's corners are in a rectangle; 0 for shapes without corners of a circle.
    fileprivate nonisolated func cornerRadius(in rect: CGRect) -> CGFloat {
        switch self {
        case let shape as RoundedRectangle: shape.cornerSize.width
        case let shape as UnevenRoundedRectangle:
            max(
                shape.cornerRadii.topLeading, shape.cornerRadii.topTrailing, shape.cornerRadii.bottomLeading,
                shape.cornerRadii.bottomTrailing)
        case is Capsule, is Circle: min(rect.width, rect.height) / 2
        default: 0
        }
    }
}
