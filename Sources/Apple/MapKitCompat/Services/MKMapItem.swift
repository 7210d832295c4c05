public import CoreLocationCompat
public import Foundation
public import FoundationCompat
public import UIKitCompat

/// A place of a map's.
open class MKMapItem: NSObject, NSSecureCoding, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open private(set) var isCurrentLocation = false
    open private(set) var address: MKAddress?
    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
    open var identifier: Identifier? { nil }
    open var alternateIdentifiers: Set<Identifier> { [] }

    /// Nil where nothing of the place's address is known.
    open var addressRepresentations: MKAddressRepresentations? {
        placemark.addressDictionary == nil ? nil : MKAddressRepresentations(placemark: placemark)
    }

    /// An item of no place.
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }

    public required init?(coder: NSCoder) {
        guard let placemark = coder.decodeObject(of: MKPlacemark.self, forKey: "placemark") else { return nil }
        self.placemark = placemark
        name = coder.decodeText(forKey: "name")
        phoneNumber = coder.decodeText(forKey: "phoneNumber")
        url = coder.decodeText(forKey: "url").flatMap(URL.init(string:))
        timeZone = coder.decodeText(forKey: "timeZone").flatMap(TimeZone.init(identifier:))
        pointOfInterestCategory = coder.decodeText(forKey: "category").map(MKPointOfInterestCategory.init(rawValue:))
        address = coder.decodeObject(of: MKAddress.self, forKey: "address")
        isCurrentLocation = coder.decodeBool(forKey: "isCurrentLocation")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(placemark, forKey: "placemark")
        coder.encode(name as NSString?, forKey: "name")
        coder.encode(phoneNumber as NSString?, forKey: "phoneNumber")
        coder.encode(url?.absoluteString as NSString?, forKey: "url")
        coder.encode(timeZone?.identifier as NSString?, forKey: "timeZone")
        coder.encode(pointOfInterestCategory?.rawValue as NSString?, forKey: "category")
        coder.encode(address, forKey: "address")
        coder.encode(isCurrentLocation, forKey: "isCurrentLocation")
    }

    open class var supportsSecureCoding: Bool { true }

    /// The name that Apple's maps have for a place.
    open class Identifier: NSObject, NSCopying, NSSecureCoding, RawRepresentable, Codable, @unchecked Sendable {
        public let rawValue: String

        public required init?(rawValue: String) {
            if rawValue.isEmpty { return nil }
            self.rawValue = rawValue
        }

        public convenience init?(identifierString string: String) { self.init(rawValue: string) }

        public required init?(coder: NSCoder) {
            guard let name = coder.decodeText(forKey: "identifier") else { return nil }
            rawValue = name
        }

        open func encode(with coder: NSCoder) { coder.encode(rawValue as NSString, forKey: "identifier") }
        open class var supportsSecureCoding: Bool { true }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
        open override var hash: Int { rawValue.hashValue }
    }

    /// A place of no name at the equator: nobody knows here where the device is.
    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem()
        item.isCurrentLocation = true
        return item
    }

    /// False: no maps can be opened.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }

    /// False: no maps can be opened.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: @escaping (Bool) -> Void
    ) {
        completion(false)
    }

    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: @escaping (Bool) -> Void
    ) {
        completion(false)
    }

    @discardableResult
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?
    ) async -> Bool { false }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool { false }
}

extension NSUserActivity {
    /// The place that somebody looks at.
    public var mapItem: MKMapItem! {
        get { userInfo?[MKMapItemTypeIdentifier] as? MKMapItem }
        set { userInfo = (userInfo ?? [:]).merging([MKMapItemTypeIdentifier: newValue as Any]) { $1 } }
    }
}

/// The type of places in item providers and activities.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

// How Maps is to be opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
