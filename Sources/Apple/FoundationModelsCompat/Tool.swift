public import Foundation

/// What a model can call while it answers, which no model does here.
///
/// - Compatibility: compiles
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent

    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    /// Whether a session's instructions tell of the name, the description and the parameters.
    var includesSchemaInInstructions: Bool { get }

    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The type's name.
    public var name: String { "\(Self.self)" }

    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == String {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Int {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Double {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Float {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Decimal {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Bool {
    @available(*, unavailable, message: "Arguments are a structure with '@Generable'")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
