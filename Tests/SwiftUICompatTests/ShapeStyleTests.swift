import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@Suite("Shape styles")
struct ShapeStyleTests {
    private let environment = EnvironmentValues()

    private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues? = nil) -> ArchiveColor? {
        style.resolved(in: environment ?? self.environment).color
    }

    private func system(_ color: Color) -> ArchiveColor { color.resolve(in: environment).sRGB }

    @Test("hierarchical styles are the label colours where no foreground is set")
    func labels() {
        #expect(color(.primary) == ArchiveColor(red: 0, green: 0, blue: 0))
        #expect(color(.secondary) == system(.secondary))
        #expect(color(.tertiary)?.alpha == 0.3)
        #expect(color(.quaternary)?.alpha == 0.18)
    }

    @Test("hierarchical styles follow the foreground that is set, also within itself")
    func hierarchy() {
        var red = environment
        red.setForegroundStyle(Color.red)
        #expect(color(.primary, red) == system(.red))
        #expect(color(.secondary, red) == system(.red).faded(by: 0.5))
        red.setForegroundStyle(.secondary)
        #expect(color(.foreground, red) == system(.red).faded(by: 0.5))
        var several = environment
        several.setForegroundStyle(Color.red, secondary: Color.blue)
        #expect(color(.secondary, several) == system(.blue))
    }

    @Test("a custom style resolves to the style that it names")
    func custom() {
        struct Scheme: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.yellow : Color.blue
            }
        }
        var dark = environment
        dark.colorScheme = .dark
        #expect(color(Scheme()) == system(.blue))
        #expect(color(Scheme(), dark) == Color.yellow.resolve(in: dark).sRGB)
    }

    @Test("tint is the accent colour until one is set")
    func tint() {
        #expect(color(.tint) == system(.blue))
        var tinted = environment
        tinted.tint = AnyShapeStyle(Color.pink)
        #expect(color(.tint, tinted) == system(.pink))
        #expect(color(.tint.opacity(0.5), tinted) == system(.pink).faded(by: 0.5))
    }

    @Test("gradients run over the rectangle that they fill")
    func gradients() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let linear = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        guard case .linearGradient(let stops, let start, let end) = linear.resolved(in: environment).paint(in: rect)
        else { return #expect(Bool(false), "not a linear gradient") }
        #expect(start == ArchivePoint(x: 10, y: 20) && end == ArchivePoint(x: 110, y: 70))
        #expect(stops.map(\.location) == [0, 1])
        #expect(stops.map(\.color) == [system(.red), system(.blue)])

        let elliptical = EllipticalGradient(colors: [.red, .blue])
        guard
            case .radialGradient(_, let center, let inner, let outer, let transform?) = elliptical.resolved(
                in: environment
            ).paint(in: rect)
        else { return #expect(Bool(false), "not a radial gradient") }
        #expect(center == ArchivePoint(x: 60, y: 45) && inner == 0 && outer == 50)
        // A point at the radius below the centre lands on the rectangle's lower edge.
        #expect(transform.d * (45 + 50) + transform.ty == 70)
    }

    @Test("opacity reaches every stop, and a colour's gradient ends in the colour")
    func gradientOpacity() {
        let style = Color.red.gradient.opacity(0.5).resolved(in: environment)
        guard case .linearGradient(let stops, _, _) = style.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) else {
            return #expect(Bool(false), "not a gradient")
        }
        #expect(stops.last?.color == system(.red).faded(by: 0.5))
        #expect(stops.allSatisfy { $0.color.alpha == 0.5 })
    }
}
