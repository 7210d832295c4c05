extension LanguageModelSession {
    /// What there is of an answer while it is generated; it throws ``GenerationError/assetsUnavailable(_:)`` at once.
    public struct ResponseStream<Content> where Content: Generable {
        init() {}

        /// What there is at a moment.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            /// The content as it was generated.
            public var rawContent: GeneratedContent
        }

        /// Throws ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
        public nonisolated(nonsending) func collect() async throws -> sending Response<Content> {
            throw GenerationError.noModel
        }
    }
}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}

extension LanguageModelSession.ResponseStream: AsyncSequence {
    public typealias Element = Snapshot
    public typealias Failure = any Error

    /// Throws once.
    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Element = Snapshot
        public typealias Failure = any Error

        private var isAtEnd = false

        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
            guard !isAtEnd else { return nil }
            isAtEnd = true
            throw LanguageModelSession.GenerationError.noModel
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator()
    }
}
