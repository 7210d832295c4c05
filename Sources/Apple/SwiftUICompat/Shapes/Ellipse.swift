public import Foundation

/// An ellipse that touches every side of a rectangle.
public struct Ellipse: Sendable {
    public nonisolated init() {}
}

extension Ellipse: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
