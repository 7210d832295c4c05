/// Puts a prompt together of parts, each on lines of its own.
@resultBuilder
public struct PromptBuilder {
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }

    @_disfavoredOverload
    public static func buildExpression<P>(_ expression: P) -> P where P: PromptRepresentable { expression }

    @available(*, unavailable, message: "A part conforms to 'PromptRepresentable'")
    public static func buildExpression<T>(_ expression: T) -> Prompt { fatalError() }

    public static func buildBlock<each P>(_ components: repeat each P) -> Prompt
    where repeat each P: PromptRepresentable {
        var parts: [Prompt] = []
        repeat parts.append((each components).promptRepresentation)
        return Prompt(text: Prompt.joined(parts.filter { !$0.text.isEmpty }))
    }

    public static func buildArray(_ components: [some PromptRepresentable]) -> Prompt {
        Prompt(text: Prompt.joined(components.map(\.promptRepresentation)))
    }

    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }

    public static func buildOptional(_ component: Prompt?) -> Prompt {
        component ?? Prompt(text: "")
    }

    public static func buildLimitedAvailability(_ component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
}
