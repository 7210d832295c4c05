import ImageLoading

/// A JPEG of 8 x 4 pixels, red on the left and blue on the right, that states an orientation.
enum OrientedImage {
    struct CannotEncode: Error {}

    static func jpeg(orientation: UInt8) throws -> [UInt8] {
        let pixels = (0..<32).map { $0 % 8 < 4 ? 0xFFFF_0000 : 0xFF00_00FF as UInt32 }
        guard let plain = Bitmap(width: 8, height: 4, pixels: pixels, isOpaque: true).encoded(as: .jpeg(quality: 1))
        else {
            throw CannotEncode()
        }
        let directory: [UInt8] =
            Array("Exif".utf8) + [
                0, 0, 0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation,
            ]
            + [0, 0, 0, 0, 0, 0]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(directory.count + 2)] + directory
        return Array(plain.prefix(2)) + segment + Array(plain.dropFirst(2))
    }
}
