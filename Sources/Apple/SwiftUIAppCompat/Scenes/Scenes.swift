public import SwiftUICompat

/// Windows of the same interface.
public struct WindowGroup<Content: View> {}

extension WindowGroup: _PrimitiveScene {
    public typealias Body = Never
}

extension WindowGroup {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public nonisolated init(makeContent: @escaping () -> Content) {}
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    // Windows for a value, which `openWindow` is called with.

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {}

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {}

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {}

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {}
}

/// What a window for a value shows.
public struct PresentedWindowContent<Data, Content: View> where Data: Decodable & Encodable & Hashable {}

extension PresentedWindowContent: View, AppOnlyView {
    public typealias Body = Never
}

/// One window.
public struct Window<Content: View> {
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

extension Window: _PrimitiveScene {
    public typealias Body = Never
}

/// An app's settings, on a Mac.
public struct Settings<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {
    public typealias Body = Never
}

/// An item in a Mac's menu bar.
public struct MenuBarExtra<Label: View, Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public nonisolated init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension MenuBarExtra where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == SwiftUICompat.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
}

extension MenuBarExtra: _PrimitiveScene {
    public typealias Body = Never
}
