import Foundation
import SwiftUICompat

/// Puts the regions of the expanded Dynamic Island around the camera.
///
/// Leading and trailing stand beside the camera, center below it and between them, and bottom below all. What is too
/// wide for its side goes below the camera where it says so, or where its region comes before the others. Several views
/// of a region stand below each other.
struct ExpandedIslandLayout: Layout {
    /// Where the camera is: at the top, in the middle.
    static let camera = CGSize(width: 126, height: 37)
    private static let spacing = 8.0

    /// Says which region a view belongs to.
    enum Region: LayoutValueKey {
        static var defaultValue: ExpandedRegion? { nil }
    }

    /// Where each subview goes, from the top left corner on.
    private struct Arrangement {
        var frames: [CGRect]
        var height = camera.height
        var leading = Side()
        var trailing = Side()
    }

    /// What stands on one side of the camera.
    private struct Side {
        var width = 0.0
        var height = 0.0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: subviews.isEmpty ? 0 : arrange(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, arrange(bounds.width, subviews).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(_ width: Double, _ subviews: Subviews) -> Arrangement {
        var arrangement = Arrangement(frames: [CGRect](repeating: .zero, count: subviews.count))
        let first = subviews.map { $0[Region.self]?.priority ?? 0 }.max() ?? 0
        for index in indices(.leading, subviews) + indices(.trailing, subviews) {
            placeBeside(index, subviews, first: first, width, &arrangement)
        }
        var bottom = arrangement.height
        var center = Self.camera.height
        for index in indices(.center, subviews) {
            let (leading, trailing) = (arrangement.leading.width, arrangement.trailing.width)
            let taken = leading + trailing + 2 * Self.spacing
            let size = subviews[index].sizeThatFits(ProposedViewSize(width: max(width - taken, 0), height: nil))
            arrangement.frames[index] = CGRect(
                x: (width + leading - trailing - size.width) / 2, y: center, width: size.width, height: size.height)
            center += size.height
            bottom = max(bottom, center)
        }
        for index in indices(.bottom, subviews) {
            let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
            arrangement.frames[index] = CGRect(
                x: (width - size.width) / 2, y: bottom + Self.spacing, width: size.width, height: size.height)
            bottom += Self.spacing + size.height
        }
        arrangement.height = bottom
        return arrangement
    }

    private func placeBeside(
        _ index: Int, _ subviews: Subviews, first: Double, _ width: Double, _ arrangement: inout Arrangement
    ) {
        let subview = subviews[index]
        let isLeading = subview[Region.self]?.position == .leading
        let priority = subview[Region.self]?.priority ?? 0
        let side = max((width - Self.camera.width) / 2, 0)
        let isBelow =
            subview.sizeThatFits(.unspecified).width > side
            && (subview[BelowIfTooWide.self] || (priority > 0 && priority == first))
        let own = isLeading ? arrangement.leading : arrangement.trailing
        let other = isLeading ? arrangement.trailing : arrangement.leading
        let available = isBelow ? width - other.width : side
        let fitting = subview.sizeThatFits(ProposedViewSize(width: available, height: nil))
        let size = CGSize(width: min(fitting.width, available), height: fitting.height)
        // A single line stands beside the camera's middle.
        let isAlone = indices(isLeading ? .leading : .trailing, subviews).count == 1
        let beside = isAlone ? max((Self.camera.height - size.height) / 2, 0) : own.height
        let top = isBelow ? max(Self.camera.height, own.height) : beside
        arrangement.frames[index] = CGRect(
            x: isLeading ? 0 : width - size.width, y: top, width: size.width, height: size.height)
        arrangement.height = max(arrangement.height, top + size.height)
        let grown = Side(width: max(own.width, size.width), height: top + size.height)
        if isLeading { arrangement.leading = grown } else { arrangement.trailing = grown }
    }

    private func indices(_ position: DynamicIslandExpandedRegionPosition, _ subviews: Subviews) -> [Int] {
        subviews.indices.filter { subviews[$0][Region.self]?.position == position }
    }
}
