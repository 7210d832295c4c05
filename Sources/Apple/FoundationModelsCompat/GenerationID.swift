import Foundation

/// An identity that stays while a response is generated, and means nothing to another one.
public struct GenerationID: Sendable, Hashable {
    private let value = UUID()

    /// Makes an identity of its own.
    public init() {}
}
