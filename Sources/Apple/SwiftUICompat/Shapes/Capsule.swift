public import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: Sendable {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }
}

extension Capsule: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }

    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
