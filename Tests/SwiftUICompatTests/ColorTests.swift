import SwiftUICompat
import Testing
import WidgetArchive

@Suite("Colours")
struct ColorTests {
    private static func environment(_ scheme: SwiftUICompat::ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return environment
    }

    /// Red, green and blue of light and dark.
    private static let table: [(Color, light: [Int], dark: [Int])] = [
        (.red, [255, 59, 48], [255, 69, 58]),
        (.orange, [255, 149, 0], [255, 159, 10]),
        (.yellow, [255, 204, 0], [255, 214, 10]),
        (.green, [52, 199, 89], [48, 209, 88]),
        (.mint, [0, 199, 190], [99, 230, 226]),
        (.teal, [48, 176, 199], [64, 200, 224]),
        (.cyan, [50, 173, 230], [100, 210, 255]),
        (.blue, [0, 122, 255], [10, 132, 255]),
        (.indigo, [88, 86, 214], [94, 92, 230]),
        (.purple, [175, 82, 222], [191, 90, 242]),
        (.pink, [255, 45, 85], [255, 55, 95]),
        (.brown, [162, 132, 94], [172, 142, 104]),
        (.gray, [142, 142, 147], [142, 142, 147]),
        (.primary, [0, 0, 0], [255, 255, 255]),
        (.white, [255, 255, 255], [255, 255, 255]),
        (.black, [0, 0, 0], [0, 0, 0]),
    ]

    @Test("system colours have Apple's components in light and dark")
    func systemColors() {
        for (color, light, dark) in Self.table {
            for (scheme, expected) in [(SwiftUICompat::ColorScheme.light, light), (.dark, dark)] {
                let resolved = color.resolve(in: Self.environment(scheme))
                let bytes = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
                #expect(bytes == expected, "\(color) \(scheme)")
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
