public import Foundation
public import SwiftUICompat

/// Opens the app's settings, on a Mac.
public struct SettingsLink<Label: View> {
    public nonisolated init(@ViewBuilder label: () -> Label) {}
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public nonisolated init() {}
}

extension SettingsLink: View, AppOnlyView {
    public typealias Body = Never
}

/// The label of a settings link that has none of its own.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View, AppOnlyView {
    public typealias Body = Never
}

/// Opens help, on a Mac.
public struct HelpLink {
    public nonisolated init(destination: URL) {}
    public nonisolated init(action: @escaping () -> Void) {}
}

extension HelpLink: View, AppOnlyView {
    public typealias Body = Never
}

/// Asks for a text, on a watch.
public struct TextFieldLink<Label: View> {
    public nonisolated init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
    ) {}
}

extension TextFieldLink where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {}
}

extension TextFieldLink: View, AppOnlyView {
    public typealias Body = Never
}

/// Columns with dividers that can be dragged, on a Mac.
public struct HSplitView<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension HSplitView: View, AppOnlyView {
    public typealias Body = Never
}

/// Rows with dividers that can be dragged, on a Mac.
public struct VSplitView<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension VSplitView: View, AppOnlyView {
    public typealias Body = Never
}
