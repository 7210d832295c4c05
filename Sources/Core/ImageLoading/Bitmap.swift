/// Decoded pixels, each a 32-bit word of alpha, red, green and blue from the highest byte, premultiplied.
///
/// This is Cairo's ARGB32, row after row without gaps.
package struct Bitmap: Sendable, Hashable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt32]
    package let isOpaque: Bool

    package init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
        precondition(pixels.count == width * height, "a bitmap holds width x height pixels")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isOpaque = isOpaque
    }
}
