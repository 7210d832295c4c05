public import SwiftUICompat

/// Content that its label shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup: View, AppOnlyView {
    public typealias Body = Never
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// How disclosure groups look and behave.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group, as its style is told of it.
public struct DisclosureGroupStyleConfiguration {
    public struct Label {}
    public struct Content {}

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, AppOnlyView {
    public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Content: View, AppOnlyView {
    public typealias Body = Never
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static nonisolated var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { unchanged() }
}
