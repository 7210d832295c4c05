public import Foundation
public import SwiftUICompat

/// What a Live Activity shows around the camera.
public struct DynamicIsland {
    package let regions: () -> [ExpandedRegion]
    package let compactLeading: () -> AnyView
    package let compactTrailing: () -> AnyView
    package let minimal: () -> AnyView
    /// Where a tap leads that hits no link.
    package private(set) var url: URL?
    package private(set) var tint: Color?
    package private(set) var margins: [DynamicIslandMode: EdgeInsets] = [:]

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        regions = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// Colours the line around the island, which is there on a dark background alone.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.tint = color
        return island
    }

    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var island = self
        island.url = url
        return island
    }

    /// Takes a presentation's margins from its content's edges.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var island = self
        var margins = island.margins[mode] ?? mode.margins
        if edges.contains(.top) { margins.top = length }
        if edges.contains(.leading) { margins.leading = length }
        if edges.contains(.bottom) { margins.bottom = length }
        if edges.contains(.trailing) { margins.trailing = length }
        island.margins[mode] = margins
        return island
    }
}

/// A presentation of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
    private enum Mode: Hashable { case compactLeading, compactTrailing, minimal, expanded }

    private let mode: Mode

    public static let compactLeading = DynamicIslandMode(mode: .compactLeading)
    public static let compactTrailing = DynamicIslandMode(mode: .compactTrailing)
    public static let minimal = DynamicIslandMode(mode: .minimal)
    public static let expanded = DynamicIslandMode(mode: .expanded)

    /// Where the island sets none.
    package var margins: EdgeInsets {
        switch mode {
        case .expanded: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        case .compactLeading: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 4)
        case .compactTrailing: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 8)
        case .minimal: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
    }
}
