public import SwiftUICompat

/// Content that can be larger than its frame, and scrolls.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

extension ScrollView: View, AppOnlyView {
    public typealias Body = Never
}

/// Content whose scroll views can be scrolled by a proxy.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View, AppOnlyView {
    public typealias Body = Never
}

/// Scrolls to views by their identity; a widget shows nothing that scrolls.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
