public import Foundation

extension Transcript {
    /// What the model was asked.
    public struct Prompt: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        /// Of which schema the response has to be, if of any.
        public var responseFormat: ResponseFormat?

        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.responseFormat = responseFormat
        }

        public var description: String { segments.text }
    }

    /// Of which schema a response has to be.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        let schema: GenerationSchema

        public init(schema: GenerationSchema) {
            self.schema = schema
        }

        public init<Content>(type: Content.Type) where Content: Generable {
            schema = type.generationSchema
        }

        /// The schema's name.
        public var name: String { schema.root.name ?? "" }

        public var description: String { name }

        public static func == (a: ResponseFormat, b: ResponseFormat) -> Bool {
            a.schema.json == b.schema.json
        }
    }
}
