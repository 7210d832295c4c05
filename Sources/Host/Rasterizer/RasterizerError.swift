/// Why an archive cannot be drawn at all.
package enum RasterizerError: Error, Hashable, CustomStringConvertible {
    /// The size in pixels, and the most that are drawn.
    case unusableSize(width: Double, height: Double, limit: Int)
    /// The size in pixels, and the most pixels that are drawn.
    case tooManyPixels(width: Double, height: Double, limit: Int)
    case outOfMemory
    case encoding(String)

    package var description: String {
        switch self {
        case .unusableSize(let width, let height, let limit):
            "A picture of \(width) x \(height) pixels cannot be drawn; it must have between 1 and \(limit) on a side."
        case .tooManyPixels(let width, let height, let limit):
            "A picture of \(width) x \(height) pixels cannot be drawn; it must have at most \(limit) in all."
        case .outOfMemory: "There is not enough memory to draw the widget."
        case .encoding(let reason): "The picture could not be encoded: \(reason)"
        }
    }
}
