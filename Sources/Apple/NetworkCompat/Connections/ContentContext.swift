extension NWConnection {
    /// What is known of a message, or of a stream's bytes.
    public class ContentContext: @unchecked Sendable {
        /// A message like any other.
        public static let defaultMessage = ContentContext(identifier: "default message")
        /// The last message: nothing follows.
        public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
        /// Bytes of one stream, which ends when they are complete.
        public static let defaultStream = ContentContext(identifier: "default stream", isFinal: true)

        public let identifier: String
        /// After how many milliseconds it need not be sent any more; 0 for never.
        public let expirationMilliseconds: UInt64
        /// From 0 to 1.
        public let relativePriority: Double
        public let isFinal: Bool
        /// What has to be sent before.
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
            antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition.name == definition.name }
        }
    }

    /// What becomes of the news that content was sent.
    public enum SendCompletion: Sendable {
        /// Called when the content has been handed to the network, or why it was not.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nobody wants to know: it may be sent twice.
        case idempotent
    }
}
