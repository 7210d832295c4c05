import Foundation
public import SwiftUICompat

/// A part of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
    var region: ExpandedRegion

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {
        region = ExpandedRegion(position: position, priority: priority, content: { AnyView(content()) })
    }

    /// Takes the region's margins from its content's edges, at the island's edges in place of the island's own.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        let island = DynamicIslandMode.expanded.margins
        let outer = region.position.outerEdges
        func padding(_ edge: Edge.Set, _ own: Double) -> Double {
            guard edges.contains(edge) else { return 0 }
            return outer.contains(edge) ? length - own : length
        }
        let margins = EdgeInsets(
            top: padding(.top, island.top), leading: padding(.leading, island.leading),
            bottom: padding(.bottom, island.bottom), trailing: padding(.trailing, island.trailing))
        var result = self
        result.region.content = { [content = region.content] in AnyView(content().rootStack().padding(margins)) }
        return result
    }
}

/// Where a part of the expanded Dynamic Island is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private enum Position: Hashable { case leading, trailing, center, bottom }

    private let position: Position

    /// Beside the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(position: .leading)
    /// Beside the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(position: .trailing)
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(position: .center)
    /// Below the others, over the whole width.
    public static let bottom = DynamicIslandExpandedRegionPosition(position: .bottom)

    /// The edges of the island that the region is at.
    fileprivate var outerEdges: Edge.Set {
        switch position {
        case .leading: [.top, .leading]
        case .trailing: [.top, .trailing]
        case .center: []
        case .bottom: [.leading, .bottom, .trailing]
        }
    }
}

/// Where a leading or trailing view goes that does not fit beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    fileprivate let isBelowIfTooWide: Bool

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// Below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// A region whose content's type is forgotten.
package struct ExpandedRegion {
    package let position: DynamicIslandExpandedRegionPosition
    package let priority: Double
    package var content: () -> AnyView
}

extension View {
    /// Says where the view goes in its region of the expanded Dynamic Island.
    public nonisolated func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        layoutValue(key: BelowIfTooWide.self, value: verticalPlacement.isBelowIfTooWide)
    }
}

/// Whether a view goes below the camera where it is too wide for beside it.
enum BelowIfTooWide: LayoutValueKey {
    static let defaultValue = false
}
