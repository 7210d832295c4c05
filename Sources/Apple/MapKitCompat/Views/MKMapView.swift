public import CoreLocationCompat
public import Foundation
public import UIKitCompat

public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}

public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map, which keeps what is said of it and draws nothing.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var camera = MKMapCamera()
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    open var cameraBoundary: CameraBoundary?
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var showsCompass = true
    open var showsScale = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsUserLocation = false
    open var userTrackingMode = MKUserTrackingMode.none
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var userLocation: MKUserLocation { nobody }
    open var isUserLocationVisible: Bool { false }
    open private(set) var annotations: [any MKAnnotation] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open var annotationVisibleRect: CGRect { bounds }
    private let nobody = MKUserLocation()
    private var shownRegion = MKCoordinateRegion(.world)
    private var shownRect = MKMapRect.world
    private var levels: [MKOverlayLevel: [any MKOverlay]] = [:]

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open var region: MKCoordinateRegion {
        get { shownRegion }
        set { (shownRegion, shownRect) = (newValue, MKMapRect(newValue)) }
    }

    open var visibleMapRect: MKMapRect {
        get { shownRect }
        set { (shownRegion, shownRect) = (MKCoordinateRegion(newValue), newValue) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRectThatFits(mapRect, edgePadding: insets)
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

    /// The rectangle that shows another within insets of the view's.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let inner = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard inner.width > 0, inner.height > 0 else { return mapRect }
        let (x, y) = (mapRect.width / inner.width, mapRect.height / inner.height)
        return MKMapRect(
            x: mapRect.minX - insets.left * x, y: mapRect.minY - insets.top * y, width: bounds.width * x,
            height: bounds.height * y)
    }

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = annotations.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
        if !rect.isNull { visibleMapRect = rect }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
                .compactMap { $0 as? NSObject }.map { AnyHashable($0) })
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    open var overlays: [any MKOverlay] { (levels[.aboveRoads] ?? []) + (levels[.aboveLabels] ?? []) }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level] ?? [] }
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        levels[level, default: []].append(overlay)
    }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        levels[level, default: []] += overlays
    }
    open func removeOverlay(_ overlay: any MKOverlay) {
        levels = levels.mapValues { $0.filter { $0 !== overlay } }
    }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        levels[level, default: []].insert(overlay, at: min(max(index, 0), overlays(in: level).count))
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert(overlay, by: 1, sibling)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert(overlay, by: 0, sibling)
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        levels = levels.mapValues { $0.map { $0 === overlay1 ? overlay2 : $0 === overlay2 ? overlay1 : $0 } }
    }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let overlays = overlays
        guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
        exchangeOverlay(overlays[index1], with: overlays[index2])
    }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

    private func insert(_ overlay: any MKOverlay, by offset: Int, _ sibling: any MKOverlay) {
        for (level, overlays) in levels {
            guard let index = overlays.firstIndex(where: { $0 === sibling }) else { continue }
            return insertOverlay(overlay, at: index + offset, level: level)
        }
        addOverlay(overlay)
    }

    /// Where a place is, as if the view showed its region from edge to edge.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
        guard rect.width > 0, rect.height > 0 else { return .zero }
        return CGPoint(
            x: (point.x - rect.minX) / rect.width * bounds.width,
            y: (point.y - rect.minY) / rect.height * bounds.height)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard bounds.width > 0, bounds.height > 0 else { return kCLLocationCoordinate2DInvalid }
        let rect = visibleMapRect
        return MKMapPoint(
            x: rect.minX + point.x / bounds.width * rect.width, y: rect.minY + point.y / bounds.height * rect.height
        ).coordinate
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = MKMapRect(region)
        let upper = convert(rect.origin.coordinate, toPointTo: view)
        let lower = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
        return CGRect(x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y)
    }

    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let upper = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view))
        let lower = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
        return MKCoordinateRegion(
            MKMapRect(origin: upper, size: MKMapSize(width: lower.x - upper.x, height: lower.y - upper.y)))
    }
}

/// Which of a map's own places can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

extension MKMapView {
    /// Where a map's centre may be.
    open class CameraBoundary: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        public nonisolated let mapRect: MKMapRect
        open nonisolated var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        public nonisolated init?(mapRect: MKMapRect) {
            if mapRect.isNull { return nil }
            self.mapRect = mapRect
        }

        public nonisolated convenience init?(coordinateRegion region: MKCoordinateRegion) {
            self.init(mapRect: MKMapRect(region))
        }

        public nonisolated required init?(coder: NSCoder) {
            mapRect = MKMapRect(
                x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"),
                width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
        }

        open nonisolated func encode(with coder: NSCoder) {
            coder.encode(mapRect.minX, forKey: "x")
            coder.encode(mapRect.minY, forKey: "y")
            coder.encode(mapRect.width, forKey: "width")
            coder.encode(mapRect.height, forKey: "height")
        }

        open nonisolated class var supportsSecureCoding: Bool { true }
        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How near and how far a map's camera may be.
    open class CameraZoomRange: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        public nonisolated let minCenterCoordinateDistance: CLLocationDistance
        public nonisolated let maxCenterCoordinateDistance: CLLocationDistance

        /// Any distance.
        nonisolated override init() {
            minCenterCoordinateDistance = MKMapCameraZoomDefault
            maxCenterCoordinateDistance = MKMapCameraZoomDefault
        }

        public nonisolated init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance = MKMapCameraZoomDefault,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance = MKMapCameraZoomDefault
        ) {
            if maxDistance != MKMapCameraZoomDefault, minDistance > maxDistance { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        public nonisolated required init?(coder: NSCoder) {
            minCenterCoordinateDistance = coder.decodeDouble(forKey: "minimum")
            maxCenterCoordinateDistance = coder.decodeDouble(forKey: "maximum")
        }

        open nonisolated func encode(with coder: NSCoder) {
            coder.encode(minCenterCoordinateDistance, forKey: "minimum")
            coder.encode(maxCenterCoordinateDistance, forKey: "maximum")
        }

        open nonisolated class var supportsSecureCoding: Bool { true }
        open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// A distance that the map chooses.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
