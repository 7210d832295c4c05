/// What a model has written, or would have: a value as JSON has them, whose objects keep their order.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
    /// The same for all that is read of a value while it is generated.
    public var id: GenerationID?
    /// What the value is.
    public let kind: Kind
    /// Whether nothing more follows; false where ``init(json:)`` has read a text that stops within the value.
    public let isComplete: Bool

    public init(kind: Kind, id: GenerationID? = nil) {
        self.init(kind: kind, id: id, isComplete: true)
    }

    init(kind: Kind, id: GenerationID? = nil, isComplete: Bool) {
        self.kind = kind
        self.id = id
        self.isComplete = isComplete
    }

    public init(_ content: GeneratedContent) throws {
        self = content
    }

    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// An array of the elements.
    public init<S>(elements: S, id: GenerationID? = nil)
    where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    public static var generationSchema: GenerationSchema { GenerationSchema(keywords: []) }

    public var generatedContent: GeneratedContent { self }

    public var debugDescription: String { jsonString }

    /// The error of a value that is not of a type.
    func mismatch(_ type: any Any.Type) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "There is no \(type) in \(jsonString)"))
    }

    /// The error of a case that an enumeration does not have, for what `@Generable` makes.
    public func _unknownCase(of type: any Any.Type) -> any Error {
        mismatch(type)
    }
}
