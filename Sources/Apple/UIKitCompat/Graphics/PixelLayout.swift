import SwiftUICompat

/// How memory holds the components of a pixel, a byte each.
struct PixelLayout {
    private enum Components {
        case gray
        case alpha
        /// Where in the pixel each component is; alpha nowhere if it is skipped.
        case color(red: Int, green: Int, blue: Int, alpha: Int?)
    }

    private let components: Components
    private let isPremultiplied: Bool
    let bytesPerPixel: Int

    /// What Core Graphics calls a space and an arrangement; nil for those that it does not draw into.
    init?(space: CGColorSpace?, bitmapInfo: UInt32) {
        guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) else {
            return nil
        }
        isPremultiplied = alpha != .last && alpha != .first
        if alpha == .alphaOnly || space?.isGray == true {
            guard alpha == .alphaOnly || alpha == .none else { return nil }
            components = alpha == .alphaOnly ? .alpha : .gray
            bytesPerPixel = 1
            return
        }
        let isReversed = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
        switch alpha {
        case .premultipliedLast, .last, .noneSkipLast:
            components = .color(
                red: place(0), green: place(1), blue: place(2), alpha: alpha == .noneSkipLast ? nil : place(3))
        case .premultipliedFirst, .first, .noneSkipFirst:
            components = .color(
                red: place(1), green: place(2), blue: place(3), alpha: alpha == .noneSkipFirst ? nil : place(0))
        case .none, .alphaOnly: return nil
        }
        bytesPerPixel = 4
    }

    var isOpaque: Bool {
        switch components {
        case .gray: true
        case .alpha: false
        case .color(_, _, _, let alpha): alpha == nil
        }
    }

    /// The pixel as Cairo has it: alpha, red, green and blue from the highest byte down, premultiplied.
    func pixel(at bytes: UnsafeRawPointer) -> UInt32 {
        func component(_ index: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: index, as: UInt8.self)) }
        switch components {
        case .gray: return 0xff00_0000 | component(0) * 0x1_0101
        case .alpha: return component(0) << 24
        case .color(let red, let green, let blue, let alpha):
            let opacity = alpha.map(component) ?? 255
            func value(_ index: Int) -> UInt32 {
                isPremultiplied ? component(index) : (component(index) * opacity + 127) / 255
            }
            return opacity << 24 | value(red) << 16 | value(green) << 8 | value(blue)
        }
    }

    func store(_ pixel: UInt32, at bytes: UnsafeMutableRawPointer) {
        func store(_ value: UInt32, _ index: Int) {
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
        }
        let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
        switch components {
        // Rec. 709's weights of the three primaries.
        case .gray: store((red * 2126 + green * 7152 + blue * 722 + 5000) / 10000, 0)
        case .alpha: store(pixel >> 24, 0)
        case .color(let redPlace, let greenPlace, let bluePlace, let alphaPlace):
            store(red, redPlace)
            store(green, greenPlace)
            store(blue, bluePlace)
            // The byte that is skipped is the one that the others leave.
            store(alphaPlace == nil ? 255 : pixel >> 24, alphaPlace ?? 6 - redPlace - greenPlace - bluePlace)
        }
    }
}
