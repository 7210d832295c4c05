import Foundation

/// The model on the device: this one has none.
public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()

    public enum Availability: Hashable, Sendable {
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
}

/// A talk with the model, which throws.
public final class LanguageModelSession: Sendable {
    public enum GenerationError: Error, Hashable, Sendable {
        case assetsUnavailable
    }

    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
    }

    public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}

    public func respond(to prompt: String) async throws -> Response<String> {
        throw GenerationError.assetsUnavailable
    }
}
