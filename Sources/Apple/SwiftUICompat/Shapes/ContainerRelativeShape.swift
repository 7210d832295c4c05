public import Foundation

/// The shape of the container, concentric with it: a widget's rounded rectangle, or a rectangle outside of one.
public struct ContainerRelativeShape: Sendable {
    public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        guard let radius = ContainerShape.concentricRadius(in: rect), radius > 0 else { return Path(rect) }
        return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
