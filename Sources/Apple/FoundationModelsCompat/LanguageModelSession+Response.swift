extension LanguageModelSession {
    /// What a model has answered.
    public struct Response<Content> where Content: Generable {
        public let content: Content
        /// The content as it was generated.
        public let rawContent: GeneratedContent
        /// What the answer has added to the session's transcript.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
