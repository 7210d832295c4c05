import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite("Light and dark")
struct ColorSchemeTests {
    /// How often bodies were evaluated.
    private final class Count {
        var value = 0
    }

    private struct Adaptive: View {
        let count: Count

        var body: some View {
            count.value += 1
            return VStack(spacing: 0) {
                Text("Title").foregroundStyle(.secondary).underline(color: .primary)
                Divider()
                Image(systemName: "star")
                Circle().fill(.background).shadow(color: .primary, radius: 1)
            }
        }
    }

    private struct Asking: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            if colorScheme == .dark { Text("Dark") } else { Text("Light") }
        }
    }

    private func drawings(_ view: some View) throws -> [WidgetArchive] {
        try archives(
            of: { view }, size: CGSize(width: 100, height: 100), environment: .onePixel,
            colorSchemes: [.light, .dark])
    }

    private func alone(_ view: some View, _ scheme: ColorScheme) throws -> WidgetArchive {
        var environment = EnvironmentValues.onePixel
        environment.colorScheme = scheme
        return try archive(view, size: CGSize(width: 100, height: 100), environment: environment)
    }

    private func labels(_ archives: [WidgetArchive]) -> [[String?]] {
        archives.map { $0.accessibility.map(\.label) }
    }

    @Test("content that adapts by itself is evaluated once, and drawn as if it were evaluated for each scheme")
    func evaluatedOnce() throws {
        let count = Count()
        let both = try drawings(Adaptive(count: count))
        #expect(count.value == 1)
        #expect(both == [try alone(Adaptive(count: Count()), .light), try alone(Adaptive(count: Count()), .dark)])
        #expect(both[0].items != both[1].items)
        #expect(both.map(\.colorScheme) == [.light, .dark])
    }

    @Test("content that asks for the scheme is evaluated for each")
    func asked() throws {
        #expect(labels(try drawings(Asking())) == [["Light"], ["Dark"]])
    }

    @Test("so is content that asks in a closure that runs while it is laid out or drawn")
    func askedLate() throws {
        let reader = GeometryReader { _ in Asking() }
        #expect(labels(try drawings(reader)) == [["Light"], ["Dark"]])
        #expect(labels(try drawings(ViewThatFits { Asking() })) == [["Light"], ["Dark"]])
    }

    @Test("a scheme that the content fixes is neither's")
    func fixed() throws {
        let both = try drawings(Asking().environment(\.colorScheme, .dark))
        #expect(labels(both) == [["Dark"], ["Dark"]])
        let colors = try drawings(Color.primary.colorScheme(.dark))
        #expect(colors[0].items == colors[1].items)
    }

    @Test("a style of the content's own resolves in each scheme")
    func ownStyle() throws {
        struct Own: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                environment.colorScheme == .dark ? .white : .black
            }
        }
        let both = try drawings(Rectangle().fill(Own()))
        #expect(both[0].items != both[1].items)
        #expect(both[1] == (try alone(Rectangle().fill(Own()), .dark)))
    }

    @Test("a canvas draws in each scheme")
    func canvas() throws {
        let canvas = Canvas { context, size in
            let color: Color = context.environment.colorScheme == .dark ? .white : .black
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
        }
        let both = try drawings(canvas)
        #expect(both == [try alone(canvas, .light), try alone(canvas, .dark)])
        #expect(both[0].items != both[1].items)
    }
}
