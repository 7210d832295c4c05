public import SwiftUICompat

/// Controls for data entry, such as settings.
public struct Form<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Form: View, AppOnlyView {
    public typealias Body = Never
}

extension Form where Content == FormStyleConfiguration.Content {
    public nonisolated init(_ configuration: FormStyleConfiguration) {}
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A form, as its style is told of it.
public struct FormStyleConfiguration {
    public struct Content {}

    public let content: Content
}

extension FormStyleConfiguration.Content: View, AppOnlyView {
    public typealias Body = Never
}

public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static nonisolated var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static nonisolated var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static nonisolated var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { unchanged() }
}
