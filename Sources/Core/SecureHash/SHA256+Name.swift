extension SHA256 {
    /// The digest's first half in hexadecimal, which is a name that no other content has.
    package var name: String {
        digest().prefix(16).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
