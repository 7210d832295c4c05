import SecureHash

/// What a recorded PNG file says last: which drawn file it has the pixels of.
///
/// A recorded file is compressed better than a drawn one, so their bytes differ. A `tEXt` chunk before the end has the
/// SHA-256 of the drawn file, by which a picture that is drawn the same again is known without decoding either, and that
/// of all that stands before the chunk: what another program has written is not taken for it.
package struct PictureSeal {
    /// The chunk's content: a keyword, a zero, and the two in hexadecimal.
    package let content: [UInt8]

    package static let chunkType = "tEXt"

    /// - Parameter body: the recorded file up to the chunk.
    package init(drawn: some Sequence<UInt8>, body: some Sequence<UInt8>) {
        content = Array("widget-bridge\0\(Self.digest(drawn)) \(Self.digest(body))".utf8)
    }

    private static func digest(_ bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.digest().hexadecimal
    }

    private static let contentSize = PictureSeal(drawn: [], body: []).content.count

    /// Whether a recorded file is known to have the pixels of a drawn one.
    package static func matches(_ recorded: [UInt8], drawn: [UInt8]) -> Bool {
        // A chunk has a length, a type and a checksum beside its content; IEND has no content.
        let start = recorded.count - 12 - (12 + contentSize)
        guard start > 0 else { return false }
        let content = recorded[(start + 8)..<(start + 8 + contentSize)]
        return content.elementsEqual(PictureSeal(drawn: drawn, body: recorded[..<start]).content)
    }
}
