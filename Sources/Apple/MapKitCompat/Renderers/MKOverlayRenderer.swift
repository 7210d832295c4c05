public import Foundation
public import SwiftUICompat
public import UIKitCompat

public typealias MKZoomScale = CGFloat

/// How wide a road is, in points of the map, when that many of the screen's points are one of the map's.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 10 / zoomScale }

/// Draws an overlay into a context; no map asks it to.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var blendMode = CGBlendMode.normal
    open var contentScaleFactor: CGFloat { 1 }

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }

    /// A point of the map's as this renderer draws it: from the corner of what the overlay spans.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// Draws the tiles of an overlay, none of which is loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}

/// Draws an overlay as a path that is filled and stroked.
///
/// - Compatibility: works
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    private var madePath: CGPath?

    open var path: CGPath! {
        get {
            if madePath == nil { createPath() }
            return madePath
        }
        set { madePath = newValue }
    }

    /// Sets `path`; a subclass says to what.
    open func createPath() {}
    open func invalidatePath() { madePath = nil }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth == 0 ? MKRoadWidthAtZoomScale(zoomScale) : lineWidth / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { $0.doubleValue / zoomScale })
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(path)
        context.strokePath()
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    /// Goes through the points of a shape.
    final func add(_ shape: MKMultiPoint, to path: CGMutablePath, isClosed: Bool) {
        guard shape.pointCount > 0 else { return }
        path.addLines(between: shape.coordinates.map { point(for: MKMapPoint($0)) })
        if isClosed { path.closeSubpath() }
    }

    /// Goes around a polygon and its holes.
    final func add(_ polygon: MKPolygon, to path: CGMutablePath) {
        add(polygon, to: path, isClosed: true)
        for hole in polygon.interiorPolygons ?? [] { add(hole, to: path, isClosed: true) }
    }
}
