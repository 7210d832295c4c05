public import Foundation

extension Transcript {
    /// The tools that the model has called at once.
    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection, CustomStringConvertible {
        public typealias Index = Int
        public typealias Element = ToolCall

        public var id: String
        private let calls: [ToolCall]

        public init<S>(id: String = UUID().uuidString, _ calls: S) where S: Sequence, S.Element == ToolCall {
            self.id = id
            self.calls = Array(calls)
        }

        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }

        public subscript(position: Int) -> ToolCall { calls[position] }

        public var description: String { map(\.description).joined(separator: "\n") }
    }

    /// A tool that the model has called.
    public struct ToolCall: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent

        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.id = id
            self.toolName = toolName
            self.arguments = arguments
        }

        public var description: String { "\(toolName): \(arguments.jsonString)" }
    }

    /// What a tool has returned.
    public struct ToolOutput: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var segments: [Segment]

        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }

        public var description: String { segments.text }
    }
}
