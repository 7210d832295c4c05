/// What is thought of a model's response.
///
/// - Compatibility: compiles
public struct LanguageModelFeedback {
    /// Whether a response was liked.
    public enum Sentiment: Sendable, CaseIterable, Equatable, Hashable {
        case positive
        case negative
        case neutral
    }

    /// What was wrong with a response.
    public struct Issue: Sendable {
        public enum Category: Sendable, CaseIterable, Equatable, Hashable {
            case unhelpful
            case tooVerbose
            case didNotFollowInstructions
            case incorrect
            case stereotypeOrBias
            case suggestiveOrSexual
            case vulgarOrOffensive
            case triggeredGuardrailUnexpectedly
        }

        let category: Category
        let explanation: String?

        public init(category: Category, explanation: String? = nil) {
            self.category = category
            self.explanation = explanation
        }
    }
}
