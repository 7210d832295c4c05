/// What an app tells a model of how to answer.
public struct Instructions: Sendable, InstructionsRepresentable {
    /// The whole text, whose parts are on lines of their own.
    let text: String

    init(text: String) {
        self.text = text
    }

    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    /// `return`, for the builder would ask these instructions again.
    public var instructionsRepresentation: Instructions { return self }

    static func joined(_ parts: [Instructions]) -> String {
        parts.map(\.text).joined(separator: "\n")
    }
}

/// A value that can be a part of instructions.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
