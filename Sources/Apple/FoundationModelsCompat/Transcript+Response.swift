public import Foundation

extension Transcript {
    /// What the model has answered.
    public struct Response: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The names of what the model consists of.
        public var assetIDs: [String]
        public var segments: [Segment]

        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
        }

        public var description: String { segments.text }
    }
}
