public import ContactsCompat
public import CoreLocationCompat
public import Foundation

/// An address on a map.
///
/// - Compatibility: works
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { place }
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { isoCountryCode }
    private let place: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// With the parts of an address by their names: `Street`, `City`, `State`, `ZIP`, `Country` and `CountryCode`.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
        thoroughfare = addressDictionary?["Street"] as? String
        locality = addressDictionary?["City"] as? String
        subLocality = addressDictionary?["SubLocality"] as? String
        administrativeArea = addressDictionary?["State"] as? String
        subAdministrativeArea = addressDictionary?["SubAdministrativeArea"] as? String
        postalCode = addressDictionary?["ZIP"] as? String
        country = addressDictionary?["Country"] as? String
        isoCountryCode = addressDictionary?["CountryCode"] as? String
        name = addressDictionary?["Name"] as? String
    }

    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        self.init(coordinate: coordinate)
        func text(_ part: String) -> String? { part.isEmpty ? nil : part }
        thoroughfare = text(postalAddress.street)
        locality = text(postalAddress.city)
        subLocality = text(postalAddress.subLocality)
        administrativeArea = text(postalAddress.state)
        subAdministrativeArea = text(postalAddress.subAdministrativeArea)
        postalCode = text(postalAddress.postalCode)
        country = text(postalAddress.country)
        isoCountryCode = text(postalAddress.isoCountryCode)
    }

    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    public required init?(coder: NSCoder) {
        place = coder.decodeCoordinate()
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(coordinate)
    }
}
