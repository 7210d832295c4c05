public import Foundation

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// The shape of buttons, a capsule in a widget.
public struct ButtonBorderShape: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    public nonisolated static let automatic = ButtonBorderShape(kind: .automatic)
    public nonisolated static let capsule = ButtonBorderShape(kind: .capsule)
    public nonisolated static let circle = ButtonBorderShape(kind: .circle)
    public nonisolated static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}
