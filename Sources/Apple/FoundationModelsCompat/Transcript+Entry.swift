extension Transcript {
    /// One of a transcript's turns.
    public enum Entry: Sendable, Equatable, Identifiable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let instructions): instructions.id
            case .prompt(let prompt): prompt.id
            case .toolCalls(let calls): calls.id
            case .toolOutput(let output): output.id
            case .response(let response): response.id
            }
        }

        public var description: String {
            switch self {
            case .instructions(let instructions): "(Instructions) \(instructions)"
            case .prompt(let prompt): "(Prompt) \(prompt)"
            case .toolCalls(let calls): "(Tool Calls) \(calls)"
            case .toolOutput(let output): "(Tool Output) \(output)"
            case .response(let response): "(Response) \(response)"
            }
        }
    }
}
