public import Foundation

/// A shape of any type.
public struct AnyShape: Sendable {
    private let base: any Shape

    public nonisolated init<S: Shape>(_ shape: S) {
        base = shape
    }
}

extension AnyShape: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
