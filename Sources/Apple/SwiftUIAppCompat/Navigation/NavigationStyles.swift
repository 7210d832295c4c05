public import Foundation
public import SwiftUICompat

/// How navigation views look; the framework's own types adopt it.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public nonisolated init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public nonisolated init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public nonisolated init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public nonisolated init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static nonisolated var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static nonisolated var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static nonisolated var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How split views share their columns' space.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static nonisolated var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// How a pushed view comes in.
@MainActor @preconcurrency public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable { public nonisolated init() {} }
public struct ZoomNavigationTransition: NavigationTransition, Sendable { nonisolated init() {} }
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable { nonisolated init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static nonisolated var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static nonisolated func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static nonisolated var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How the source of a zoom looks while it zooms.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
    public nonisolated func background(_ color: Color) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }

    public nonisolated func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }
}
