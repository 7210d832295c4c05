extension SHA256 {
    /// The digest's first half in hexadecimal, which is a name that no other content has.
    package var name: String {
        digest().prefix(16).hexadecimal
    }
}
