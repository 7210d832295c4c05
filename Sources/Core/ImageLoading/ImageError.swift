/// Why bytes could not be taken as an image.
package enum ImageError: Error, Hashable, CustomStringConvertible {
    /// Neither of the formats that widgets use.
    case unknownFormat
    /// A known format for which nothing here decodes it.
    case unsupportedFormat(ImageFormat)
    /// More pixels than are decoded, whatever the file's size: a file of some bytes can name a size of gigabytes.
    case tooLarge(width: Int, height: Int, limit: Int)
    case damaged(String)
    case unreadable(path: String)

    package var description: String {
        switch self {
        case .unknownFormat: "The image is in none of the known formats."
        case .unsupportedFormat(let format): "Images in \(format.rawValue.uppercased()) format cannot be drawn."
        case .tooLarge(let width, let height, let limit):
            "The image has \(width) x \(height) pixels, more than the \(limit) that are decoded."
        case .damaged(let reason): "The image is damaged: \(reason)"
        case .unreadable(let path): "The image file \(path) cannot be read."
        }
    }
}
