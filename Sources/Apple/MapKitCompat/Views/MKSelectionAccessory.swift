public import Foundation
public import UIKitCompat

/// What is shown of a place that is selected.
open class MKSelectionAccessory: NSObject, @unchecked Sendable {
    /// How a place's details are shown.
    open class MapItemDetailPresentationStyle: NSObject, @unchecked Sendable {
        public enum CalloutStyle: Int, Sendable {
            case automatic, full, compact
        }

        override init() {}

        open class var callout: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
        open class var openInMaps: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }

        @MainActor public static func automatic(
            presentationViewController: UIViewController? = nil
        ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }

        public static func callout(_ style: CalloutStyle = .automatic) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle()
        }

        @MainActor open class func sheet(
            presentedFrom viewController: UIViewController
        ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    }

    override init() {}

    open class func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> MKSelectionAccessory {
        MKSelectionAccessory()
    }
}

/// Is told that nobody looks at a place's details any more.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol MKMapItemDetailViewControllerDelegate: AnyObject {
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

/// Shows a place's details.
open class MKMapItemDetailViewController: UIViewController {
    open var mapItem: MKMapItem?
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?

    public init(mapItem: MKMapItem?, displaysMap: Bool = true) {
        self.mapItem = mapItem
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
