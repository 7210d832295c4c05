import Foundation

/// Lays cells out in rows and columns; columns share the width as a stack's children do, rows the height.
final class GridNode: ContainerNode {
    private struct Cell {
        var index: Int
        var row: Int
        var columns: Range<Int>
    }

    private let layout: GridLayout
    private let cells: [Cell]
    private let rows: [GridRowTraits?]
    private let columnAlignments: [HorizontalAlignment]
    private let horizontalSpacing: CGFloat
    private let verticalSpacing: CGFloat

    init(_ nodes: [LayoutNode], layout: GridLayout, setting: LayoutSetting) {
        self.layout = layout
        horizontalSpacing = layout.horizontalSpacing ?? 8
        verticalSpacing = layout.verticalSpacing ?? 8
        var cells: [Cell] = []
        var rows: [GridRowTraits?] = []
        var column = 0
        var columnCount = 1
        for (index, node) in nodes.enumerated() {
            let traits = node.traits.gridCell
            if rows.isEmpty || traits.row == nil || rows[rows.count - 1] !== traits.row {
                rows.append(traits.row)
                column = 0
            }
            let span = traits.row == nil ? 0 : traits.columns
            cells.append(Cell(index: index, row: rows.count - 1, columns: column..<column + span))
            column += span
            columnCount = max(columnCount, column)
        }
        // A view outside of any row is as wide as the grid.
        for index in cells.indices where cells[index].columns.isEmpty { cells[index].columns = 0..<columnCount }
        var alignments = [HorizontalAlignment](repeating: layout.alignment.horizontal, count: columnCount)
        for cell in cells {
            if let alignment = nodes[cell.index].traits.gridCell.columnAlignment {
                alignments[cell.columns.lowerBound] = alignment
            }
        }
        self.cells = cells
        self.rows = rows
        columnAlignments = alignments
        super.init(nodes, setting: setting)
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let widths = columnWidths(proposal.width)
        let heights = rowHeights(proposal.height, widths: widths)
        var origins = [CGPoint](repeating: .zero, count: nodes.count)
        var proposals = [ProposedViewSize](repeating: .zero, count: nodes.count)
        let baselines = rows.indices.map { rowGuide($0, widths: widths, height: heights[$0]) }
        for cell in cells {
            let node = nodes[cell.index]
            let box = CGRect(
                x: offset(of: cell.columns.lowerBound, in: widths, spacing: horizontalSpacing),
                y: offset(of: cell.row, in: heights, spacing: verticalSpacing), width: span(cell, widths),
                height: heights[cell.row])
            proposals[cell.index] = ProposedViewSize(box.size)
            let dimensions = node.dimensions(for: proposals[cell.index])
            origins[cell.index] =
                if let anchor = node.traits.gridCell.anchor {
                    CGPoint(
                        x: box.minX + (box.width - dimensions.width) * anchor.x,
                        y: box.minY + (box.height - dimensions.height) * anchor.y)
                } else {
                    CGPoint(
                        x: box.minX + horizontalOffset(dimensions, cell, width: box.width),
                        y: box.minY + baselines[cell.row] - dimensions[rowAlignment(cell.row)])
                }
        }
        let size = CGSize(
            width: widths.reduce(0, +) + horizontalSpacing * CGFloat(widths.count - 1),
            height: max(0, heights.reduce(0, +) + verticalSpacing * CGFloat(heights.count - 1)))
        return Arrangement(size: nodes.isEmpty ? .zero : size, origins: origins, proposals: proposals)
    }

    private func rowAlignment(_ row: Int) -> AlignmentKey {
        (rows[row]?.alignment ?? layout.alignment.vertical).key
    }

    private func horizontalOffset(_ dimensions: ViewDimensions, _ cell: Cell, width: CGFloat) -> CGFloat {
        let key = columnAlignments[cell.columns.lowerBound].key
        let box = ViewDimensions(size: CGSize(width: width, height: 0), node: nil, proposal: .zero)
        return box[key] - dimensions[key]
    }

    private func offset(of index: Int, in lengths: [CGFloat], spacing: CGFloat) -> CGFloat {
        lengths[..<index].reduce(0, +) + spacing * CGFloat(index)
    }

    private func span(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + horizontalSpacing * CGFloat(cell.columns.count - 1)
    }

    private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
        let single = columnAlignments.indices.map { column in
            cells.filter { $0.columns == column..<column + 1 && counts($0, .horizontal) }.map { nodes[$0.index] }
        }
        func width(_ column: Int, _ proposal: CGFloat?) -> CGFloat {
            single[column].map { $0.size(for: ProposedViewSize(width: proposal, height: nil)).width }.max() ?? 0
        }
        var widths = share(proposed, count: single.count, spacing: horizontalSpacing, length: width)
        for cell in cells where cell.columns.count > 1 && counts(cell, .horizontal) {
            let own = span(cell, widths)
            let proposal = ProposedViewSize(
                width: proposed.map { $0.isFinite ? max($0, own) : $0 }, height: nil)
            let wanted = nodes[cell.index].size(for: proposal).width
            guard wanted > own, wanted.isFinite else { continue }
            let each = (wanted - own) / CGFloat(cell.columns.count)
            for column in cell.columns { widths[column] += each }
        }
        return widths
    }

    private func rowHeights(_ proposed: CGFloat?, widths: [CGFloat]) -> [CGFloat] {
        share(proposed, count: rows.count, spacing: verticalSpacing) { row, proposal in
            rowExtent(row, widths: widths, height: proposal).height
        }
    }

    /// How far a row's cells reach above and below the guide that they share.
    private func rowExtent(
        _ row: Int, widths: [CGFloat], height: CGFloat?
    ) -> (above: CGFloat, height: CGFloat) {
        let key = rowAlignment(row)
        var above: CGFloat = 0
        var below: CGFloat = 0
        var tallest: CGFloat = 0
        for cell in cells where cell.row == row && counts(cell, .vertical) {
            let proposal = ProposedViewSize(width: span(cell, widths), height: height)
            let dimensions = nodes[cell.index].dimensions(for: proposal)
            guard dimensions.height.isFinite else { return (0, .infinity) }
            tallest = max(tallest, dimensions.height)
            guard nodes[cell.index].traits.gridCell.anchor == nil else { continue }
            let guide = dimensions[key]
            above = max(above, guide)
            below = max(below, dimensions.height - guide)
        }
        return (above, max(tallest, above + below))
    }

    private func rowGuide(_ row: Int, widths: [CGFloat], height: CGFloat) -> CGFloat {
        let key = rowAlignment(row)
        if key == .firstTextBaseline || key == .lastTextBaseline {
            return rowExtent(row, widths: widths, height: height).above
        }
        return ViewDimensions(size: CGSize(width: 0, height: height), node: nil, proposal: .zero)[key]
    }

    private func counts(_ cell: Cell, _ axis: Axis) -> Bool {
        !nodes[cell.index].traits.gridCell.unsizedAxes.contains(axis)
    }

    /// Shares a length among columns or rows, the least flexible first.
    private func share(
        _ proposed: CGFloat?, count: Int, spacing: CGFloat, length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let proposed, proposed.isFinite else {
            return (0..<count).map { length($0, proposed) }
        }
        var remaining = max(0, proposed - spacing * CGFloat(count - 1))
        let flexibilities = (0..<count).map { length($0, .infinity) - length($0, 0) }
        var lengths = [CGFloat](repeating: 0, count: count)
        let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        for (position, index) in order.enumerated() {
            lengths[index] = length(index, max(0, remaining / CGFloat(count - position)))
            remaining -= lengths[index]
        }
        return lengths
    }
}
