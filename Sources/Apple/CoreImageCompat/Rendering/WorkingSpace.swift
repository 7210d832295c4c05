import Foundation

/// How colours are held while filters work on them: as light, unless the context was asked to leave them alone.
struct WorkingSpace: Sendable {
    let isLinear: Bool

    private static let linear: [Float] = (0...255).map { lightness(Float($0) / 255) }

    /// The bytes of evenly spaced lights, as many as tell the darkest apart.
    private static let bytes: [UInt32] = (0...16_384).map { UInt32((coded(Float($0) / 16_384) * 255).rounded()) }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func lightness(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }

    private static func coded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }

    /// A pixel of Cairo's ARGB32.
    func pixel(_ word: UInt32) -> SIMD4<Float> {
        let alpha = word >> 24
        let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
        guard alpha > 0 else { return .zero }
        if isLinear, alpha == 255 {
            return SIMD4(Self.linear[red], Self.linear[green], Self.linear[blue], 1)
        }
        let coded = SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) / 255
        return isLinear ? pixel(sRGB: coded.straight) : coded
    }

    /// The word of a pixel, in Cairo's ARGB32.
    func word(_ pixel: SIMD4<Float>) -> UInt32 {
        if pixel.w >= 1, isLinear {
            let places = pixel.clampedToUnit() * Float(Self.bytes.count - 1)
            func byte(_ place: Float) -> UInt32 { Self.bytes[Int(place + 0.5)] }
            return 255 << 24 | byte(places.x) << 16 | byte(places.y) << 8 | byte(places.z)
        }
        let bytes = (sRGB(pixel).premultiplied * 255).rounded(.toNearestOrAwayFromZero)
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    /// A colour as sRGB has it, not premultiplied.
    func sRGB(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        let color = pixel.straight.clampedToUnit()
        guard isLinear else { return color }
        return SIMD4(Self.coded(color.x), Self.coded(color.y), Self.coded(color.z), color.w)
    }

    /// A colour of sRGB, not premultiplied, as a pixel.
    func pixel(sRGB color: SIMD4<Float>) -> SIMD4<Float> {
        guard isLinear else { return color.premultiplied }
        return SIMD4(Self.lightness(color.x), Self.lightness(color.y), Self.lightness(color.z), color.w).premultiplied
    }
}
