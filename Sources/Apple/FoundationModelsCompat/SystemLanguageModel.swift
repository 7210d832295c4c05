public import Foundation
public import Observation

/// The model on the device: this machine has none, and is never eligible for one.
///
/// - Compatibility: compiles
public final class SystemLanguageModel: Sendable, Observable {
    public static let `default` = SystemLanguageModel()

    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) {
        self.init()
    }

    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        self.init()
    }

    private init() {}

    /// Always `.unavailable(.deviceNotEligible)`.
    public final var availability: Availability { .unavailable(.deviceNotEligible) }

    /// Always false.
    public final var isAvailable: Bool { false }

    /// No language.
    public final var supportedLanguages: Set<Locale.Language> { [] }

    /// Always false.
    public final func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }

    /// How many tokens a session with Apple's model may have.
    public final var contextSize: Int { 4096 }
}

extension SystemLanguageModel {
    /// Throws ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``: nothing here makes tokens of a text.
    public nonisolated(nonsending) final func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        throw LanguageModelSession.GenerationError.noModel
    }

    public nonisolated(nonsending) final func tokenCount(for instructions: Instructions) async throws -> Int {
        throw LanguageModelSession.GenerationError.noModel
    }

    public nonisolated(nonsending) final func tokenCount(for tools: [any Tool]) async throws -> Int {
        throw LanguageModelSession.GenerationError.noModel
    }

    public nonisolated(nonsending) final func tokenCount(for schema: GenerationSchema) async throws -> Int {
        throw LanguageModelSession.GenerationError.noModel
    }

    public nonisolated(nonsending) final func tokenCount(
        for transcriptEntries: some Collection<Transcript.Entry>
    ) async throws -> Int {
        throw LanguageModelSession.GenerationError.noModel
    }
}
