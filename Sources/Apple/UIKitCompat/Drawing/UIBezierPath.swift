public import Foundation
public import SwiftUICompat

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's path, from which widgets make SwiftUI's.
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path

    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false

    open var flatness: CGFloat = 0.6
    private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        path = Path()
    }

    private init(_ path: Path) {
        self.path = path
    }

    public init(rect: CGRect) {
        path = Path(rect)
    }

    public init(ovalIn rect: CGRect) {
        path = Path(ellipseIn: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// Rounds the stated corners by the radii's width, as UIKit does whatever their height.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        // An infinite radius asks for as much as fits.
        let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
        func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: rounding(.topLeft), bottomLeading: rounding(.bottomLeft),
                bottomTrailing: rounding(.bottomRight), topTrailing: rounding(.topRight)))
    }

    /// `clockwise` as one sees it on the screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public init(cgPath: CGPath) {
        path = Path(cgPath)
    }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Path's flag is of a space whose y grows upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, eoFill: usesEvenOddFillRule)
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    /// Writes what the pointers are to; the pattern's has to have room for the count.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// The same path from its end to its beginning; each part stays where it is among the others.
    open func reversing() -> UIBezierPath {
        var parts: [(points: [CGPoint], segments: [Path.Element], isClosed: Bool)] = []
        path.forEach { element in
            switch element {
            case .move(let point): parts.append(([point], [], false))
            case .closeSubpath where !parts.isEmpty: parts[parts.count - 1].isClosed = true
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                guard let last = parts.last else { return parts.append(([point], [], false)) }
                if last.isClosed { parts.append(([last.points[0]], [], false)) }
                parts[parts.count - 1].points.append(point)
                parts[parts.count - 1].segments.append(element)
            case .closeSubpath: break
            }
        }
        var reversed = Path()
        for (points, segments, isClosed) in parts {
            reversed.move(to: points[points.count - 1])
            for (segment, end) in zip(segments, points).reversed() {
                switch segment {
                case .quadCurve(_, let control): reversed.addQuadCurve(to: end, control: control)
                case .curve(_, let first, let second): reversed.addCurve(to: end, control1: second, control2: first)
                default: reversed.addLine(to: end)
                }
            }
            if isClosed { reversed.closeSubpath() }
        }
        let copy = copy() as! UIBezierPath
        copy.path = reversed
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.flatness = flatness
        copy.dash = dash
        return copy
    }
}
