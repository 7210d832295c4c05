import CPango
public import Foundation
import ImageLoading

/// An image by whose opacity, or brightness where it is opaque, everything is painted that comes after.
final class ClippingMask {
    private let surface: OpaquePointer
    private let pattern: OpaquePointer

    /// Nil for an image without area, or a rectangle without.
    ///
    /// - Parameter matrix: from the image's pixels, its first row above, to the context's.
    init?(_ image: CGImage, _ matrix: cairo_matrix_t) {
        let bitmap = image.bitmap
        var inverse = matrix
        guard bitmap.width > 0, bitmap.height > 0, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, CInt(bitmap.width), CInt(bitmap.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for (index, pixel) in bitmap.pixels.enumerated() {
            let opacity = bitmap.isOpaque ? ClippingMask.brightness(of: pixel) : UInt8(pixel >> 24)
            data[index / bitmap.width * stride + index % bitmap.width] = image.isMask ? 255 - opacity : opacity
        }
        cairo_surface_mark_dirty(surface)
        self.surface = surface
        pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_matrix(pattern, &inverse)
    }

    deinit {
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(surface)
    }

    /// As Rec. 709 weighs the colours.
    static func brightness(of pixel: UInt32) -> UInt8 {
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return UInt8((red * 2126 + green * 7152 + blue * 722) / 10_000)
    }

    /// Paints Cairo's source through the mask.
    func paint(in cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
    }
}

extension CGContext {
    /// Clips to a rectangle, and what is painted from here on by an image that is drawn into it.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        var matrix = cairo_matrix_t()
        cairo_save(cairo)
        // As images lie that are drawn: upside down in a space whose y grows downwards.
        cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
        cairo_scale(cairo, Double(rect.width) / Double(mask.width), -Double(rect.height) / Double(mask.height))
        cairo_get_matrix(cairo, &matrix)
        cairo_restore(cairo)
        if let mask = ClippingMask(mask, matrix) { add(mask) }
    }
}
