/// Puts instructions together of parts, each on lines of its own.
@resultBuilder
public struct InstructionsBuilder {
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }

    @_disfavoredOverload
    public static func buildExpression<P>(_ expression: P) -> P where P: InstructionsRepresentable { expression }

    @available(*, unavailable, message: "A part conforms to 'InstructionsRepresentable'")
    public static func buildExpression<T>(_ expression: T) -> Instructions { fatalError() }

    public static func buildBlock<each P>(_ components: repeat each P) -> Instructions
    where repeat each P: InstructionsRepresentable {
        var parts: [Instructions] = []
        repeat parts.append((each components).instructionsRepresentation)
        return Instructions(text: Instructions.joined(parts.filter { !$0.text.isEmpty }))
    }

    public static func buildArray(_ components: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: Instructions.joined(components.map(\.instructionsRepresentation)))
    }

    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }

    public static func buildOptional(_ component: Instructions?) -> Instructions {
        component ?? Instructions(text: "")
    }

    public static func buildLimitedAvailability(_ component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
}
