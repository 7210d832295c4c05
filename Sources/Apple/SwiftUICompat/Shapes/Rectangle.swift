public import Foundation

/// A rectangle.
public struct Rectangle: Sendable {
    public nonisolated init() {}
}

extension Rectangle: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

/// A shape drawn in a smaller rectangle.
public struct _InsetShape<Content: Shape>: Sendable {
    public var shape: Content
    public var amount: CGFloat
}

extension _InsetShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        let inset = CGRect(
            x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
            height: max(rect.height - 2 * amount, 0))
        return shape.path(in: inset)
    }

    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Content> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
