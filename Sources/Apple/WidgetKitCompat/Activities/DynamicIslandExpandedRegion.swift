public import SwiftUICompat

/// A part of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let region: ExpandedRegion

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {
        region = ExpandedRegion(position: position, priority: priority, content: { AnyView(content()) })
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
    package let content: () -> AnyView
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
