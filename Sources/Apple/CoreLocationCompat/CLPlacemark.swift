public import Foundation

/// An address, and where it is.
///
/// `@unchecked Sendable`: only who makes it fills it in.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open package(set) var location: CLLocation?
    open package(set) var region: CLRegion?
    open package(set) var timeZone: TimeZone?
    open package(set) var name: String?
    open package(set) var thoroughfare: String?
    open package(set) var subThoroughfare: String?
    open package(set) var locality: String?
    open package(set) var subLocality: String?
    open package(set) var administrativeArea: String?
    open package(set) var subAdministrativeArea: String?
    open package(set) var postalCode: String?
    open package(set) var isoCountryCode: String?
    open package(set) var country: String?
    open package(set) var inlandWater: String?
    open package(set) var ocean: String?
    open package(set) var areasOfInterest: [String]?

    /// The texts of an address, and the names by which they are kept.
    private static var texts: [(String, ReferenceWritableKeyPath<CLPlacemark, String?>)] {
        [
            ("name", \.name), ("thoroughfare", \.thoroughfare), ("subThoroughfare", \.subThoroughfare),
            ("locality", \.locality), ("subLocality", \.subLocality), ("administrativeArea", \.administrativeArea),
            ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode),
            ("isoCountryCode", \.isoCountryCode), ("country", \.country), ("inlandWater", \.inlandWater),
            ("ocean", \.ocean),
        ]
    }

    /// The address by the names that Contacts once had for its parts.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts: [(String, String?)] = [
            ("Name", name), ("Street", street.isEmpty ? nil : street), ("Thoroughfare", thoroughfare),
            ("SubThoroughfare", subThoroughfare), ("City", locality), ("SubLocality", subLocality),
            ("State", administrativeArea), ("SubAdministrativeArea", subAdministrativeArea), ("ZIP", postalCode),
            ("Country", country), ("CountryCode", isoCountryCode),
        ]
        let known = parts.compactMap { key, text in text.map { (AnyHashable(key), $0 as Any) } }
        return known.isEmpty ? nil : Dictionary(uniqueKeysWithValues: known)
    }

    public override init() {
        super.init()
    }

    public init(placemark: CLPlacemark) {
        super.init()
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        areasOfInterest = placemark.areasOfInterest
        for (_, text) in Self.texts { self[keyPath: text] = placemark[keyPath: text] }
    }

    public required init?(coder: NSCoder) {
        super.init()
        location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        region = coder.decodeObject(of: [CLRegion.self, CLCircularRegion.self], forKey: "region") as? CLRegion
        timeZone = coder.decodeText(forKey: "timeZone").flatMap(TimeZone.init(identifier:))
        areasOfInterest = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "areasOfInterest") as? [String]
        for (key, text) in Self.texts { self[keyPath: text] = coder.decodeText(forKey: key) }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(region, forKey: "region")
        coder.encode(timeZone?.identifier as NSString?, forKey: "timeZone")
        coder.encode(areasOfInterest as NSArray?, forKey: "areasOfInterest")
        for (key, text) in Self.texts { coder.encode(self[keyPath: text] as NSString?, forKey: key) }
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
