public import SwiftUICompat

/// Views one of which is shown at a time, chosen by a tab or by swiping.
public struct TabView<SelectionValue: Hashable, Content: View> {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {}
}

extension TabView where SelectionValue == Int {
    @_disfavoredOverload
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Never {
    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {}
}

extension TabView: View, AppOnlyView {
    public typealias Body = Never
}

/// How tabs look; the framework's own types adopt it.
@MainActor @preconcurrency public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle, Sendable { public nonisolated init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public nonisolated init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public nonisolated init() {} }
public struct GroupedTabViewStyle: TabViewStyle, Sendable { public nonisolated init() {} }
public struct CarouselTabViewStyle: TabViewStyle, Sendable { public nonisolated init() {} }

public struct PageTabViewStyle: TabViewStyle, Sendable {
    public struct IndexDisplayMode: Sendable {
        private let name: String

        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
    public struct TransitionStyle: Sendable {
        private let name: String

        public static let automatic = TransitionStyle(name: "automatic")
        public static let blur = TransitionStyle(name: "blur")
        public static let identity = TransitionStyle(name: "identity")
    }

    public nonisolated init() {}
    public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static nonisolated var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public static nonisolated var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    public static nonisolated var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }

    public static nonisolated func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static nonisolated var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

    public static nonisolated func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    public struct BackgroundDisplayMode: Sendable {
        private let name: String

        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static nonisolated var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static nonisolated func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
