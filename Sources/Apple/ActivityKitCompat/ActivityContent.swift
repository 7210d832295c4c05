public import Foundation

/// What a Live Activity shows, until when it is current, and how much it matters among others.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Hashable, Codable {}
extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map(String.init(describing:)) ?? "nil"))"
    }
}
