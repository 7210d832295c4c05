import Foundation
package import WidgetArchive

/// sRGB's transfer function (IEC 61966-2-1), extended below 0 by symmetry.
package enum Transfer {
    package static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }

    package static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }
}

extension Color.RGBColorSpace {
    /// Components of this space in sRGB's encoding.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Transfer.encoded(red), Transfer.encoded(green), Transfer.encoded(blue))
        case .displayP3:
            // Equal components are the same grey in both spaces; the matrix would only add rounding.
            if red == green, green == blue { return (red, green, blue) }
            let (r, g, b) = (Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue))
            // Display P3 to sRGB, both D65 (CSS Color 4, section 17).
            return (
                Transfer.encoded(1.2249401762805587 * r - 0.22494017628055996 * g),
                Transfer.encoded(-0.04205695470968816 * r + 1.0420569547096881 * g),
                Transfer.encoded(-0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b)
            )
        }
    }

    /// The components in Display P3 of a colour in sRGB's encoding.
    static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        if red == green, green == blue { return [red, green, blue] }
        let (r, g, b) = (Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue))
        // sRGB to Display P3, both D65 (CSS Color 4, section 17).
        return [
            Transfer.encoded(0.8224619687143623 * r + 0.1775380312856377 * g),
            Transfer.encoded(0.0331941988509617 * r + 0.9668058011490383 * g),
            Transfer.encoded(0.0170826307211200 * r + 0.0723974407087463 * g + 0.9105199285701337 * b),
        ]
    }
}

/// Hue, saturation and brightness, each 0...1.
struct HSB {
    var hue: Double
    var saturation: Double
    var brightness: Double

    var rgb: (red: Double, green: Double, blue: Double) {
        let sector = (hue - floor(hue)) * 6
        let part = sector - floor(sector)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        switch Int(sector) % 6 {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}

extension ArchiveColor {
    /// The colour a part `fraction` of the way to `other`, component by component.
    package func mixed(with other: ArchiveColor, by fraction: Double) -> ArchiveColor {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return ArchiveColor(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}

/// Björn Ottosson's Oklab, in which SwiftUI's perceptual mixing happens (bottosson.github.io/posts/oklab).
enum Oklab {
    static func mix(_ first: Color.Resolved, _ second: Color.Resolved, _ fraction: Double) -> Color.Resolved {
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        let (a, b) = (lab(first), lab(second))
        let mixed = zip(a, b).map { $0 + ($1 - $0) * fraction }
        let l = cube(mixed[0] + 0.3963377774 * mixed[1] + 0.2158037573 * mixed[2])
        let m = cube(mixed[0] - 0.1055613458 * mixed[1] - 0.0638541728 * mixed[2])
        let s = cube(mixed[0] - 0.0894841775 * mixed[1] - 1.2914855480 * mixed[2])
        return Color.Resolved(
            .sRGBLinear,
            red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
            opacity: first.sRGB.alpha + (second.sRGB.alpha - first.sRGB.alpha) * fraction)
    }

    private static func lab(_ color: Color.Resolved) -> [Double] {
        let r = Transfer.linear(color.sRGB.red)
        let g = Transfer.linear(color.sRGB.green)
        let b = Transfer.linear(color.sRGB.blue)
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return [
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
        ]
    }

    private static func cube(_ x: Double) -> Double { x * x * x }
}
