public import SwiftUICompat

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// Tabs that the framework knows by itself.
public protocol _PrimitiveTabContent: TabContent where Body == Never {}

extension _PrimitiveTabContent {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// A tab, with its label and what it shows.
public struct Tab<Value, Content, Label> {}

extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init<T: Hashable>(
        value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {}
}

extension Tab where Value == Never, Content: View, Label: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {}
}

/// The label of a tab that has but a title and an image.
public struct DefaultTabLabel {}

extension DefaultTabLabel: View, AppOnlyView {
    public typealias Body = Never
}

public struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}

/// Tabs under a header in a sidebar.
public struct TabSection<Header, Content, Footer, SelectionValue> {}

extension TabSection: TabContent, _PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    )
    where Header == Text {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {}

    public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {}
}
