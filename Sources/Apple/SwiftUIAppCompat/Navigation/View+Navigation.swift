public import Foundation
public import SwiftUICompat

// What a navigation stack, split view or its bar does; a widget has none.

extension View {
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationTitle(_ title: Text) -> some View { unchanged() }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { unchanged() }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { unchanged() }
    public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View { unchanged() }

    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { unchanged() }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { unchanged() }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { unchanged() }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { unchanged() }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { unchanged() }

    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unchanged()
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { unchanged() }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { unchanged() }

    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { unchanged() }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { unchanged() }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { unchanged() }

    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { unchanged() }
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        unchanged()
    }

    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { unchanged() }
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        unchanged()
    }

    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { unchanged() }
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func navigationDocument(_ url: URL) -> some View { unchanged() }

    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }

    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        unchanged()
    }
}

/// What a navigation bar shows of a view.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
        case inlineLarge
    }
}
