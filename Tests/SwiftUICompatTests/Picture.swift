import Foundation
import ImageLoading
import Rasterizer
import SwiftUICompat
import WidgetArchive

/// The rows of a widget drawn at one pixel to a point: red, green, blue, K for black, a space for white, else a dot.
@MainActor func picture(
    of view: some View, _ width: Int, _ height: Int, environment: EnvironmentValues = .onePixel
) throws -> [String] {
    let archive = try archive(view, size: CGSize(width: width, height: height), environment: environment)
    let png = try Rasterizer.shared.render(archive, options: RenderOptions(scale: 1, cornerRadius: 0))
    let bitmap = try Bitmap(decoding: png.data)
    return (0..<height).map { y in
        String((0..<width).map { x in letter(bitmap.pixels[y * width + x]) })
    }
}

@MainActor private func letter(_ pixel: UInt32) -> Character {
    let known: [(Character, Color)] = [
        ("R", .red), ("G", .green), ("B", .blue), ("K", .black), (" ", .white),
    ]
    let components = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
    for (letter, color) in known {
        let resolved = color.resolve(in: EnvironmentValues()).sRGB
        let expected = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
        if zip(components, expected).allSatisfy({ abs($0 - $1) <= 2 }) { return letter }
    }
    return "."
}
