import SwiftUICompat
import Testing
import WidgetArchive
import WidgetProtocol

@Suite("Colours")
struct ColorTests {
    private static func environment(_ scheme: SwiftUICompat::ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return environment
    }

    /// Red, green and blue of light and dark, on iOS 18 and iOS 26.
    private static let table: [(Color, DrawingEnvironment.OS, light: [Int], dark: [Int])] = [
        (.red, .iOS18, [255, 59, 48], [255, 69, 58]), (.red, .iOS26, [255, 56, 60], [255, 66, 69]),
        (.orange, .iOS18, [255, 149, 0], [255, 159, 10]), (.orange, .iOS26, [255, 141, 40], [255, 146, 48]),
        (.yellow, .iOS18, [255, 204, 0], [255, 214, 10]), (.yellow, .iOS26, [255, 204, 0], [255, 214, 0]),
        (.green, .iOS18, [52, 199, 89], [48, 209, 88]), (.green, .iOS26, [52, 199, 89], [48, 209, 88]),
        (.mint, .iOS18, [0, 199, 190], [99, 230, 226]), (.mint, .iOS26, [0, 200, 179], [0, 218, 195]),
        (.teal, .iOS18, [48, 176, 199], [64, 200, 224]), (.teal, .iOS26, [0, 195, 208], [0, 210, 224]),
        (.cyan, .iOS18, [50, 173, 230], [100, 210, 255]), (.cyan, .iOS26, [0, 192, 232], [60, 211, 254]),
        (.blue, .iOS18, [0, 122, 255], [10, 132, 255]), (.blue, .iOS26, [0, 136, 255], [0, 145, 255]),
        (.indigo, .iOS18, [88, 86, 214], [94, 92, 230]), (.indigo, .iOS26, [97, 85, 245], [109, 124, 255]),
        (.purple, .iOS18, [175, 82, 222], [191, 90, 242]), (.purple, .iOS26, [203, 48, 224], [219, 52, 242]),
        (.pink, .iOS18, [255, 45, 85], [255, 55, 95]), (.pink, .iOS26, [255, 45, 85], [255, 55, 95]),
        (.brown, .iOS18, [162, 132, 94], [172, 142, 104]), (.brown, .iOS26, [172, 127, 94], [183, 138, 102]),
        (.gray, .iOS18, [142, 142, 147], [142, 142, 147]), (.gray, .iOS26, [142, 142, 147], [142, 142, 147]),
        (.primary, .iOS18, [0, 0, 0], [255, 255, 255]), (.primary, .iOS26, [0, 0, 0], [255, 255, 255]),
        (.white, .iOS26, [255, 255, 255], [255, 255, 255]), (.black, .iOS26, [0, 0, 0], [0, 0, 0]),
    ]

    @Test("system colours have Apple's components in light and dark, by the release")
    func systemColors() {
        for (color, os, light, dark) in Self.table {
            for (scheme, expected) in [(SwiftUICompat::ColorScheme.light, light), (.dark, dark)] {
                var environment = Self.environment(scheme)
                environment.os = os
                let resolved = color.resolve(in: environment)
                let bytes = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
                #expect(bytes == expected, "\(color) \(os) \(scheme)")
                #expect(resolved.opacity == 1)
            }
        }
    }

    @Test("secondary is the secondary label colour")
    func secondary() {
        #expect(Color.secondary.resolve(in: Self.environment(.light)).description == "#3C3C4399")
        #expect(Color.secondary.resolve(in: Self.environment(.dark)).description == "#EBEBF599")
    }

    @Test("opacity multiplies, and a fixed colour keeps its components exactly")
    func opacity() {
        let environment = Self.environment(.light)
        let color = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5).opacity(0.5)
        #expect(
            color.resolve(in: environment).sRGB == ArchiveColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.25))
        #expect(Color.clear.resolve(in: environment).opacity == 0)
    }

    @Test(
        "hue, saturation and brightness become red, green and blue",
        arguments: [
            (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1.0, 1.0, "#00FF00FF"), (2.0 / 3, 1.0, 1.0, "#0000FFFF"),
            (0.5, 0.0, 0.5, "#808080FF"), (1.0 / 6, 1.0, 0.5, "#808000FF"), (1.0, 1.0, 1.0, "#FF0000FF"),
        ])
    func hue(hue: Double, saturation: Double, brightness: Double, expected: String) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness)
        #expect(color.resolve(in: EnvironmentValues()).description == expected)
    }

    @Test("linear components are encoded, and wide-gamut ones leave sRGB's range")
    func colorSpaces() {
        let environment = EnvironmentValues()
        let linear = Color(.sRGBLinear, white: 0.5).resolve(in: environment)
        #expect(abs(linear.red - 0.735357) < 1e-5)
        #expect(abs(linear.linearRed - 0.5) < 1e-6)
        let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment)
        #expect(abs(wide.red - 1.0930663) < 1e-5)
        #expect(abs(wide.green + 0.2267420) < 1e-4)
    }

    @Test("mixing goes from one colour to the other")
    func mixing() {
        let environment = EnvironmentValues()
        #expect(Color.black.mix(with: .white, by: 0).resolve(in: environment) == Color.black.resolve(in: environment))
        #expect(Color.black.mix(with: .white, by: 1).resolve(in: environment) == Color.white.resolve(in: environment))
        let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
        #expect(device.red == 0.5)
        // Oklab's middle grey has a linear luminance of an eighth.
        let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(abs(perceptual.linearRed - 0.125) < 1e-3)
    }

    @Test("equal colours are equal, and others are not")
    func equality() {
        #expect(Color.red == .red)
        #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
        #expect(Color.red != Color.red.opacity(0.5))
        #expect(Color("a") != Color("b"))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }
}
