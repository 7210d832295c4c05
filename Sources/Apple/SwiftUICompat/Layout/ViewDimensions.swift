public import Foundation

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    let node: LayoutNode?
    let proposal: ProposedViewSize

    init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.node = node
        self.proposal = proposal
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        node?.explicitGuide(key, proposal: proposal)
    }

    package subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal.key], y: self[alignment.vertical.key])
    }

    package var size: CGSize { CGSize(width: width, height: height) }
}

// Both are alike when they measure alike; where the guides come from does not show.
extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.node === b.node }
}
