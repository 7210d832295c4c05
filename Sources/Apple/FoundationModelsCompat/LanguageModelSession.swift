public import Observation

/// A talk with a model: there is none here, so a session answers with ``GenerationError/assetsUnavailable(_:)``.
///
/// - Compatibility: compiles
public final class LanguageModelSession: Sendable, Observable {
    /// What was said: the instructions, and nothing more, for prompts without a response are not kept.
    public final let transcript: Transcript

    /// Always false.
    public final var isResponding: Bool { false }

    private init(transcript: Transcript) {
        self.transcript = transcript
    }

    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions(text: $0) })
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        guard instructions != nil || !tools.isEmpty else {
            self.init(transcript: Transcript())
            return
        }
        let entry = Transcript.Instructions(
            segments: instructions.map { [.text(.init(content: $0.text))] } ?? [],
            toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })
        self.init(transcript: Transcript(entries: [.instructions(entry)]))
    }

    /// Goes on with what was said before.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(transcript: transcript)
    }

    /// Does nothing: there is nothing to load.
    public final func prewarm(promptPrefix: Prompt? = nil) {}
}
