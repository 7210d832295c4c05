public import Foundation

extension LanguageModelSession {
    /// Why there is no response.
    public enum GenerationError: Error, LocalizedError {
        /// What a developer is told.
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// A model's word that it does not answer.
        public struct Refusal: Sendable {
            public init(transcriptEntries: [Transcript.Entry]) {}

            /// Throws ``GenerationError/assetsUnavailable(_:)``: the model would be asked why.
            public var explanation: Response<String> {
                get async throws { throw GenerationError.noModel }
            }

            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        case exceededContextWindowSize(Context)
        /// There is no model, which is so here.
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        /// What was generated is not of the type; ``GeneratedContent`` throws it too.
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        static var noModel: GenerationError {
            .assetsUnavailable(
                Context(
                    debugDescription: """
                        There is no language model here: SystemLanguageModel's availability is \
                        .unavailable(.deviceNotEligible).
                        """))
        }
    }
}

extension LanguageModelSession.GenerationError {
    public var errorDescription: String? {
        switch self {
        case .exceededContextWindowSize: "The session is longer than the model can read."
        case .assetsUnavailable: "The language model is not available."
        case .guardrailViolation: "The prompt or the response has what the model must not say."
        case .unsupportedGuide: "A guide is not supported."
        case .unsupportedLanguageOrLocale: "The model does not know the language."
        case .decodingFailure: "What was generated cannot be read."
        case .rateLimited: "There were too many requests."
        case .concurrentRequests: "The session is still responding."
        case .refusal: "The model refuses to answer."
        }
    }

    public var failureReason: String? {
        switch self {
        case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
            .guardrailViolation(let context), .unsupportedGuide(let context),
            .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
            .concurrentRequests(let context), .refusal(_, let context):
            context.debugDescription
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .exceededContextWindowSize: "Begin another session."
        case .assetsUnavailable: "Look at the model's availability first, and do without it."
        case .guardrailViolation, .refusal: "Ask for something else."
        case .unsupportedGuide: "Use another guide."
        case .unsupportedLanguageOrLocale: "Look at the model's languages first."
        case .decodingFailure, .rateLimited: "Try again later."
        case .concurrentRequests: "Wait for the response, or use another session."
        }
    }
}
