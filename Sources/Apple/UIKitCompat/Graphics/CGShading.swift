import CPango
public import Foundation
public import FoundationCompat
public import SwiftUICompat
import WidgetArchive

public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init(
        version: UInt32? = nil, evaluate: CGFunctionEvaluateCallback? = nil,
        releaseInfo: CGFunctionReleaseInfoCallback? = nil
    ) {
        self.version = version ?? 0
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers, which a shading takes its colours from.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: (CGFloat, CGFloat)
    private let rangeDimension: Int
    private let range: [CGFloat]
    private let callbacks: CGFunctionCallbacks

    /// Nil for a function of more than one number, or of none that is evaluated.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        self.info = info
        self.domain = domain.map { ($0[0], $0[1]) } ?? (0, 1)
        self.rangeDimension = rangeDimension
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// - Parameter part: 0...1 of the domain.
    func values(at part: CGFloat) -> [CGFloat] {
        var values = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, [domain.0 + (domain.1 - domain.0) * part], &values)
        return values.enumerated().map { index, value in
            range.isEmpty ? value : min(max(value, range[2 * index]), range[2 * index + 1])
        }
    }

    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGFunction.self)) }
}

/// Colours along a way, by a function.
public final class CGShading {
    private enum Way {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private let way: Way
    private let gradient: CGGradient
    private let options: CGGradientDrawingOptions

    private init?(_ way: Way, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        // As many colours as a way across a phone's widget has shades.
        let count = 256
        var components: [CGFloat] = []
        for index in 0..<count {
            let values = function.values(at: CGFloat(index) / CGFloat(count - 1))
            guard values.count >= space.numberOfComponents else { return nil }
            components += values.count > space.numberOfComponents ? values : values + [1]
        }
        guard
            let gradient = CGGradient(
                colorSpace: space, colorComponents: components, locations: nil, count: count)
        else { return nil }
        self.way = way
        self.gradient = gradient
        options = [
            extendStart ? .drawsBeforeStartLocation : [], extendEnd ? .drawsAfterEndLocation : [],
        ]
    }

    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }

    fileprivate func draw(in context: CGContext) {
        switch way {
        case .axial(let start, let end):
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: options)
        }
    }

    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGShading.self)) }
}

extension CGContext {
    public func drawShading(_ shading: CGShading) { shading.draw(in: self) }

    /// Draws a gradient around a centre, from an angle on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let clip = boundingBoxOfClipPath
        let reach = max(
            hypot(clip.minX - center.x, clip.minY - center.y), hypot(clip.maxX - center.x, clip.minY - center.y),
            hypot(clip.minX - center.x, clip.maxY - center.y), hypot(clip.maxX - center.x, clip.maxY - center.y))
        // Half a degree each, and a little further, so that nothing shows between them.
        let (count, step) = (720, 2 * Double.pi / 720)
        painting(blendMode) {
            cairo_push_group(cairo)
            cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
            for index in 0..<count {
                let color = gradient.color(at: (Double(index) + 0.5) / Double(count))
                let start = Double(angle) + Double(index) * step
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
                cairo_new_path(cairo)
                cairo_move_to(cairo, Double(center.x), Double(center.y))
                let far = Double(reach) * 1.01
                for turn in [start, start + (index == count - 1 ? step : step * 1.5)] {
                    cairo_line_to(cairo, Double(center.x) + far * cos(turn), Double(center.y) + far * sin(turn))
                }
                cairo_fill(cairo)
            }
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
    }
}
