public import SwiftUICompat

/// What a control looks like: a button or a toggle. The system draws controls, so nothing is drawn of them here.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// No template.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public nonisolated init() {}
    public var body: Never { fatalError("An empty template has no body") }
}

/// A template with something about it changed.
struct ModifiedControlTemplate<Content: ControlWidgetTemplate> {
    let content: Content
}

extension ModifiedControlTemplate: ControlWidgetTemplate {
    var body: Content { content }
}

/// One of two templates.
public struct _ConditionalControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate> {
    init() {}
}

extension _ConditionalControlTemplate: ControlWidgetTemplate {
    public var body: Never { fatalError("A choice of templates has no body") }
}

/// Makes a template.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        first: First
    ) -> _ConditionalControlTemplate<First, Second> {
        _ConditionalControlTemplate()
    }
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        second: Second
    ) -> _ConditionalControlTemplate<First, Second> {
        _ConditionalControlTemplate()
    }
    public static func buildOptional<Content: ControlWidgetTemplate>(
        _ content: Content?
    ) -> _ConditionalControlTemplate<Content, EmptyControlWidgetTemplate> {
        _ConditionalControlTemplate()
    }
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
}

extension ControlWidgetTemplate {
    public nonisolated func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
    public nonisolated func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
    public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
}

// Controls are the system's to draw, so what they say of themselves has no effect in a widget.
extension View {
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

    public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

extension ControlWidgetTemplate {
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self)
    }
}
