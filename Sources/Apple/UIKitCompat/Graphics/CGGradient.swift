import CPango
public import Foundation
public import SwiftUICompat
import WidgetArchive

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a way.
public final class CGGradient: Sendable {
    let stops: [(location: Double, color: ArchiveColor)]

    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return (locations.map { Double($0[index]) } ?? even, color.resolved.sRGB)
        }
    }

    /// Colours of as many components as the space has, and an alpha after each.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
        guard colors.count == count else { return nil }
        self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
    }

    public static var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGGradient.self)) }

    /// The colour at a place between 0 and 1.
    func color(at place: Double) -> ArchiveColor {
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let (from, to) = (stops[next - 1], stops[next])
        let part = to.location > from.location ? (place - from.location) / (to.location - from.location) : 1
        func between(_ component: KeyPath<ArchiveColor, Double>) -> Double {
            from.color[keyPath: component] + (to.color[keyPath: component] - from.color[keyPath: component]) * part
        }
        return ArchiveColor(
            red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
    }
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(
            gradient,
            with: cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), options)
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient,
            with: cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius)), options)
    }

    private func draw(
        _ gradient: CGGradient, with pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
    ) {
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        painting(blendMode) {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
    }
}
