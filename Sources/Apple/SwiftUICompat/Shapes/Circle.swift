public import Foundation

/// The largest circle in the middle of a rectangle.
public struct Circle: Sendable {
    public nonisolated init() {}
}

extension Circle: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side =
            switch (proposal.width, proposal.height) {
            case (nil, let height?): height
            case (let width?, nil): width
            default: min(size.width, size.height)
            }
        return CGSize(width: side, height: side)
    }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}
