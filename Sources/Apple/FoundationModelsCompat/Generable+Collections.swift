extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: Prompt.joined(map(\.promptRepresentation))) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        return Instructions(text: Instructions.joined(map(\.instructionsRepresentation)))
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Of an array that is still generated, the last element is left out until it can be read.
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.mismatch([Element].self) }
        self = try elements.compactMap { element in
            element.isComplete ? try Element(element) : try? Element(element)
        }
    }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    public static var generationSchema: GenerationSchema { GenerationSchema(root: .array(.type(Element.self))) }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
