public import Foundation

extension Transcript {
    /// What an app has told the model, with the tools that it has given it.
    public struct Instructions: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]

        public init(
            id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
        ) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }

        public var description: String { segments.text }
    }

    /// A tool as the model is told of it.
    public struct ToolDefinition: Sendable, Equatable {
        public var name: String
        public var description: String
        let parameters: GenerationSchema

        public init(name: String, description: String, parameters: GenerationSchema) {
            self.name = name
            self.description = description
            self.parameters = parameters
        }

        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }

        public static func == (a: ToolDefinition, b: ToolDefinition) -> Bool {
            a.name == b.name && a.description == b.description && a.parameters.json == b.parameters.json
        }
    }
}
