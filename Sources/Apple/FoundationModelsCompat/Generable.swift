/// A value that is made of what a model has written.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

/// A value that can be written as a model writes.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }

    public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
}

/// A type whose values a model can be asked for; `@Generable` makes a structure or an enumeration one.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// What there is of a value while it is generated.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The whole value as one that is still generated.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("\(PartiallyGenerated.self) cannot be read from what \(Self.self) writes: \(error)")
        }
    }
}
