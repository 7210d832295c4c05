public import SwiftUICompat

/// A view that shows another when tapped.
public struct NavigationLink<Label: View, Destination: View> {}

extension NavigationLink: View, AppOnlyView {
    public typealias Body = Never
}

extension NavigationLink {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {}

    @MainActor @preconcurrency public func isDetailLink(_ isDetailLink: Bool) -> some View { unchanged() }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {}

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {}

    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {}
}

// Links by value, whose destinations `navigationDestination(for:destination:)` gives.
extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}

    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}

    @_disfavoredOverload
    public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {}

    public nonisolated init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {}

    public nonisolated init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}

    @_disfavoredOverload
    public nonisolated init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {}
}
