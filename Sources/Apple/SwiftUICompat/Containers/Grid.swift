public import Foundation

/// Views in rows whose cells line up in columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = .vertical
        nodes.append(layout.node(inner.nodes(of: content), setting: context.setting))
    }
}

/// The cells of one row of a grid.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        var inner = context
        inner.stackAxis = nil
        let row = GridRowTraits(alignment: alignment)
        let start = nodes.count
        inner.lower(content, into: &nodes)
        for index in start..<nodes.count { nodes[index].traits.gridCell.row = row }
    }
}

/// `Grid`'s layout; its views are the cells of rows made by `GridRow`, or rows of one cell.
public struct GridLayout: Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: NodeLayout {
    func node(_ children: [LayoutNode], setting: LayoutSetting) -> ContainerNode {
        GridNode(children, layout: self, setting: setting)
    }
}

/// One row of a grid, the same for all of its cells.
final class GridRowTraits {
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

/// What a cell says of itself.
struct GridCellTraits {
    var row: GridRowTraits?
    var columns = 1
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?
}

extension View {
    /// Makes a cell as wide as several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier { $0.gridCell.columns = max(1, count) })
    }

    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier { $0.gridCell.anchor = anchor })
    }

    /// Keeps a cell that takes all it can get from widening or heightening the grid.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier { $0.gridCell.unsizedAxes = axes })
    }

    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier { $0.gridCell.columnAlignment = guide })
    }
}
