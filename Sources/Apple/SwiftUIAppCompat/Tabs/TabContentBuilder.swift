public import SwiftUICompat

/// Makes tabs out of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// What a tab view of such tabs is made of.
    public struct Content<C: TabContent> where C.TabValue == TabValue {}

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock() -> TupleTabContent<TabValue, ()> { TupleTabContent(value: ()) }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, (repeat each C)> {
        TupleTabContent(value: (repeat each content))
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> EitherTabContent<TabValue, T, F> {
        .first(first)
    }

    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> EitherTabContent<TabValue, T, F> {
        .second(second)
    }

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

extension TabContentBuilder.Content: View, AppOnlyView {
    public typealias Body = Never
}

public struct TupleTabContent<TabValue: Hashable, T> {
    public let value: T
}

extension TupleTabContent: _PrimitiveTabContent {
    public typealias Body = Never
}

/// One of two tabs, as `if`/`else` makes them.
public enum EitherTabContent<TabValue: Hashable, First: TabContent, Second: TabContent> {
    case first(First)
    case second(Second)
}

extension EitherTabContent: _PrimitiveTabContent {
    public typealias Body = Never
}

extension Optional: TabContent, _PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }
}

/// A tab that a modifier was applied to.
public struct _ModifiedTab<Base: TabContent> {}

extension _ModifiedTab: _PrimitiveTabContent {
    public typealias TabValue = Base.TabValue
    public typealias Body = Never
}

extension TabContent {
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    @_disfavoredOverload
    public nonisolated func badge(_ key: LocalizedStringResource?) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func popover<C: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
    ) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { _ModifiedTab<Self>() }
    public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some TabContent<TabValue> {
        _ModifiedTab<Self>()
    }
}
