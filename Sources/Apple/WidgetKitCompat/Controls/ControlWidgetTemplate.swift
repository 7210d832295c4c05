public import SwiftUICompat

/// What a control looks like: a button or a toggle.
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

extension EmptyControlWidgetTemplate: PrimitiveControlTemplate {
    var content: ControlContent? { nil }
}

/// A template with something about it changed.
struct ModifiedControlTemplate<Template: ControlWidgetTemplate> {
    let template: Template
    let change: @MainActor (inout ControlContent) -> Void
}

extension ModifiedControlTemplate: ControlWidgetTemplate, PrimitiveControlTemplate {
    var body: Never { fatalError("A modified template has no body") }

    var content: ControlContent? {
        guard var content = ControlContent(template) else { return nil }
        change(&content)
        return content
    }
}

extension ControlWidgetTemplate {
    nonisolated func changing(
        _ change: @escaping @MainActor (inout ControlContent) -> Void
    ) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(template: self, change: change)
    }
}

/// One of two templates.
public struct _ConditionalControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate> {
    enum Choice {
        case first(First)
        case second(Second)
    }

    let choice: Choice

    init(_ choice: Choice) { self.choice = choice }
}

extension _ConditionalControlTemplate: ControlWidgetTemplate, PrimitiveControlTemplate {
    public var body: Never { fatalError("A choice of templates has no body") }

    var content: ControlContent? {
        switch choice {
        case .first(let template): ControlContent(template)
        case .second(let template): ControlContent(template)
        }
    }
}

/// Makes a template.
@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        first: First
    ) -> _ConditionalControlTemplate<First, Second> {
        _ConditionalControlTemplate(.first(first))
    }
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        second: Second
    ) -> _ConditionalControlTemplate<First, Second> {
        _ConditionalControlTemplate(.second(second))
    }
    public static func buildOptional<Content: ControlWidgetTemplate>(
        _ content: Content?
    ) -> _ConditionalControlTemplate<Content, EmptyControlWidgetTemplate> {
        guard let content else { return _ConditionalControlTemplate(.second(EmptyControlWidgetTemplate())) }
        return _ConditionalControlTemplate(.first(content))
    }
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
}

extension ControlWidgetTemplate {
    public nonisolated func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        changing { $0.tint = tint }
    }
    public nonisolated func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate {
        changing { $0.isDisabled = $0.isDisabled || isDisabled }
    }
    public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some ControlWidgetTemplate {
        changing { $0.isPrivacySensitive = isSensitive }
    }
}

// What the system says of a control beside it has no effect here.
extension View {
    /// - Compatibility: compiles
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
    /// - Compatibility: compiles
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// - Compatibility: compiles
    public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
    /// - Compatibility: compiles
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

extension ControlWidgetTemplate {
    /// - Compatibility: compiles
    public nonisolated func controlWidgetActionHint(_ hint: Text) -> some ControlWidgetTemplate {
        changing { _ in }
    }
    /// - Compatibility: compiles
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some ControlWidgetTemplate {
        changing { _ in }
    }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some ControlWidgetTemplate {
        changing { _ in }
    }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some ControlWidgetTemplate {
        changing { _ in }
    }
}
