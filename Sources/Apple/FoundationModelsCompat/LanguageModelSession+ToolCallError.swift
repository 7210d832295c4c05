public import Foundation

extension LanguageModelSession {
    /// The error of a tool that a model has called.
    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error

        public init(tool: any Tool, underlyingError: any Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        public var errorDescription: String? {
            "The tool '\(tool.name)' has failed: \(underlyingError.localizedDescription)"
        }
    }
}
