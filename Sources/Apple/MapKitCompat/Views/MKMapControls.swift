import Foundation
public import UIKitCompat

// Controls beside a map, which belong to it and draw nothing.

/// Shows where a map looks.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Says how large a map is.
open class MKScaleView: UIView {
    public enum Alignment: Int, Sendable {
        case leading, trailing
    }

    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Has a map follow somebody.
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Has a map follow somebody, from a bar.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(barButtonSystemItem: .search, target: nil, action: nil)
        self.mapView = mapView
    }
}
