import ImageLoading

/// Pictures made by the tests themselves.
enum TestImage {
    struct CannotEncode: Error {}

    /// A PNG of an arrow to the upper right in a frame, on a ground that fades from left to right.
    static func arrow(side: Int) throws -> [UInt8] {
        var pixels: [UInt32] = []
        for y in 0..<side {
            for x in 0..<side {
                let isFrame = min(x, y, side - 1 - x, side - 1 - y) < side / 12
                let isShaft = abs((side - 1 - y) - x) < side / 10
                let isHead = x > side / 2 && y < side / 2 && x - y > side / 2
                let ground = UInt32(x * 200 / side)
                if isFrame {
                    pixels.append(0xFFFF_3B30)
                } else if isShaft || isHead {
                    pixels.append(0xFF00_0000)
                } else {
                    pixels.append(ground << 24 | ground << 8 | ground)
                }
            }
        }
        let bitmap = Bitmap(width: side, height: side, pixels: pixels, isOpaque: false)
        guard let png = bitmap.encoded(as: .png) else { throw CannotEncode() }
        return png
    }
}
