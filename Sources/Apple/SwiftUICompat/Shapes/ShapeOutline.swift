package import Foundation

/// A shape and what of its environment decides its outline, to be asked for once the frame is known.
package struct ShapeOutline {
    private let shape: any Shape
    private let isMirrored: Bool
    private let container: ContainerShape?

    package init(_ shape: some Shape, in environment: EnvironmentValues) {
        self.shape = shape
        container = environment.containerShape
        isMirrored =
            switch shape.layoutDirectionBehavior {
            case .fixed: false
            case .mirrors(let direction): direction == environment.layoutDirection
            }
    }

    /// The outline in a frame of the widget's space.
    package func path(in frame: CGRect) -> Path {
        let size = CGRect(origin: .zero, size: frame.size)
        var path = ContainerShape.$current.withValue(container.map { ($0, frame) }) { shape.path(in: size) }
        if isMirrored {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// The shape around a view that `ContainerRelativeShape` follows: a widget's own, unless a container states another.
package struct ContainerShape: Sendable, Hashable {
    /// Where the container lies in the widget's space.
    package var bounds: CGRect
    package var cornerRadius: CGFloat

    package init(bounds: CGRect, cornerRadius: CGFloat) {
        self.bounds = bounds
        self.cornerRadius = cornerRadius
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
        return max(container.cornerRadius - max(inset, 0), 0)
    }
}

extension EnvironmentValues {
    private enum ContainerShapeKey: EnvironmentKey { static let defaultValue: ContainerShape? = nil }

    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
