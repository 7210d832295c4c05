public import Foundation
public import SwiftUICompat

// What a list does with its rows; outside of a list it has no effect.

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { unchanged() }

    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { unchanged() }
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { unchanged() }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { unchanged() }
    public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { unchanged() }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { unchanged() }
    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { unchanged() }
    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { unchanged() }

    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        unchanged()
    }

    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        unchanged()
    }

    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        unchanged()
    }

    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        unchanged()
    }

    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { unchanged() }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { unchanged() }
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        unchanged()
    }
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { unchanged() }

    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { unchanged() }
    public nonisolated func listItemTint(_ tint: Color?) -> some View { unchanged() }
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        unchanged()
    }

    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { unchanged() }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { unchanged() }

    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        unchanged()
    }

    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { unchanged() }
}

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// Reloads what a `refreshable` view shows.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(action: @escaping @Sendable () async -> Void) { self.action = action }

    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// What reloads the view; in a widget nothing does.
    public var refresh: RefreshAction? { nil }
    public var backgroundProminence: BackgroundProminence { .standard }
}

/// How a background stands out behind its content.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}
