/// The kinds of image files, told apart by their first bytes.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png, jpeg, gif, webp, bmp, tiff, ico, heif, svg, pdf

    /// Nil for what is none of them.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        func begins(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + prefix.count && zip(bytes[offset...], prefix).allSatisfy { $0 == $1 }
        }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if begins(Array("BM".utf8)), bytes.count > 26 {
            self = .bmp
        } else if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if begins([0, 0, 1, 0]) {
            self = .ico
        } else if begins(Array("ftyp".utf8), at: 4),
            ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"].contains(where: {
                begins(Array($0.utf8), at: 8)
            })
        {
            self = .heif
        } else if begins(Array("%PDF-".utf8)) {
            self = .pdf
        } else if String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg") {
            self = .svg
        } else {
            return nil
        }
    }
}
