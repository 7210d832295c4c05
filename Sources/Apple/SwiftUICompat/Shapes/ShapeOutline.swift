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
