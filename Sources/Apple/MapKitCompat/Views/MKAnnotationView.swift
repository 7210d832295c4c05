public import Foundation
public import UIKitCompat

/// How much it matters that a mark is shown.
///
/// - Compatibility: works
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which of two marks is in front.
///
/// - Compatibility: works
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
}

/// What marks a place on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable {
        case none, starting, dragging, canceling, ending
    }

    public enum CollisionMode: Int, Sendable {
        case rectangle, circle, none
    }

    open private(set) var reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var accessoryOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var leftCalloutOffset = CGPoint.zero
    open var rightCalloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState = DragState.none
    open var clusteringIdentifier: String?
    open var cluster: MKAnnotationView? { nil }
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    open var collisionMode = CollisionMode.rectangle

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
}

public enum MKPinAnnotationColor: UInt, Sendable {
    case red, green, purple
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed
    open var animatesDrop = false
    open var pinColor = MKPinAnnotationColor.red

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// The dot that shows where somebody is.
open class MKUserLocationView: MKAnnotationView {}

extension NSNotification.Name {
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
        "MKAnnotationCalloutInfoDidChangeNotification")
}
