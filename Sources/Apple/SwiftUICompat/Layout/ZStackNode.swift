import Foundation

/// Lays its children over each other, aligned.
///
/// The children of the highest priority decide the size.
final class ZStackNode: ContainerNode {
    private let alignment: Alignment

    init(_ nodes: [LayoutNode], alignment: Alignment, setting: LayoutSetting) {
        self.alignment = alignment
        super.init(nodes, setting: setting)
    }

    /// Where the size is the views' choice, they are placed in the whole of it: a shape is as large as the text on it.
    override func placingProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size(for: proposal)))
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let priority = nodes.lazy.map(\.traits.layoutPriority).max() ?? 0
        var bounds: CGRect?
        var origins: [CGPoint] = []
        origins.reserveCapacity(nodes.count)
        for node in nodes {
            let dimensions = node.dimensions(for: proposal)
            let guide = dimensions[alignment]
            let frame = CGRect(
                x: dimensions.width.isFinite ? -guide.x : 0, y: dimensions.height.isFinite ? -guide.y : 0,
                width: dimensions.width, height: dimensions.height)
            origins.append(frame.origin)
            if node.traits.layoutPriority == priority { bounds = bounds?.enclosing(frame) ?? frame }
        }
        let box = bounds ?? .zero
        for index in origins.indices {
            origins[index].x -= box.origin.x
            origins[index].y -= box.origin.y
        }
        return Arrangement(
            size: box.size, origins: origins, proposals: Array(repeating: proposal, count: nodes.count))
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing { nodes.spacing(at: edge) }
}

extension CGRect {
    /// The union by coordinates, which unlike `union` also works where a size is infinite.
    func enclosing(_ other: CGRect) -> CGRect {
        let x = Swift.min(origin.x, other.origin.x)
        let y = Swift.min(origin.y, other.origin.y)
        return CGRect(
            x: x, y: y, width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x,
            height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y)
    }
}
