/// The pixels that text is set on: thirds of a point, as on the phones whose layout is followed.
package enum PixelGrid {
    package static let pixelsPerPoint = 3.0

    /// The next pixel at or behind a length; what arithmetic adds to a whole pixel does not make it one more.
    package static func roundedUp(_ length: Double) -> Double {
        max((length * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint, 0)
    }

    package static func rounded(_ length: Double) -> Double {
        (length * pixelsPerPoint).rounded() / pixelsPerPoint
    }
}
