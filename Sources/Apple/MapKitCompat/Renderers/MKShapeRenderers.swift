public import Foundation
import SwiftUICompat
public import UIKitCompat

/// - Compatibility: works
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }

    open override func createPath() {
        let path = CGMutablePath()
        add(polyline, to: path, isClosed: false)
        self.path = path
    }
}

/// Draws a line in one colour, without the gradient that it is told.
///
/// - Compatibility: compiles
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}

/// - Compatibility: works
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

    open override func createPath() {
        let path = CGMutablePath()
        add(polygon, to: path)
        self.path = path
    }
}

/// - Compatibility: works
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(mapRect: overlay.boundingMapRect) }

    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}

/// - Compatibility: works
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line, to: path, isClosed: false) }
        self.path = path
    }
}

/// - Compatibility: works
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    open override func createPath() {
        let path = CGMutablePath()
        for polygon in multiPolygon.polygons { add(polygon, to: path) }
        self.path = path
    }
}
