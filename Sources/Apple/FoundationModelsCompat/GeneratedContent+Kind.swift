extension GeneratedContent {
    /// The kinds of values that JSON has.
    public enum Kind: Sendable, Equatable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        /// An object; `orderedKeys` has each of its keys once.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }
}
