/// What a person asks a model.
public struct Prompt: Sendable, PromptRepresentable {
    /// The whole text, whose parts are on lines of their own.
    let text: String

    init(text: String) {
        self.text = text
    }

    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    /// `return`, for the builder would ask this prompt again.
    public var promptRepresentation: Prompt { return self }

    static func joined(_ parts: [Prompt]) -> String {
        parts.map(\.text).joined(separator: "\n")
    }
}

/// A value that can be a part of a prompt.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}
