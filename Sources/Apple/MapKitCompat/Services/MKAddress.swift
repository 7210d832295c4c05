import CoreLocationCompat
public import Foundation

/// An address in words.
///
/// - Compatibility: works
open class MKAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }

    public required init?(coder: NSCoder) {
        guard let fullAddress = coder.decodeText(forKey: "fullAddress") else { return nil }
        self.fullAddress = fullAddress
        shortAddress = coder.decodeText(forKey: "shortAddress")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(fullAddress as NSString, forKey: "fullAddress")
        coder.encode(shortAddress as NSString?, forKey: "shortAddress")
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKAddress else { return false }
        return fullAddress == other.fullAddress && shortAddress == other.shortAddress
    }

    open override var hash: Int { fullAddress.hashValue }
}

/// The parts of an address as people read them, of which Apple's maps know more than an app.
///
/// - Compatibility: works
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    public enum ContextStyle: Int, Sendable {
        case automatic, short, full
    }

    private let placemark: MKPlacemark

    init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    open var cityName: String? { placemark.locality }
    open var cityWithContext: String? { cityWithContext(.automatic) }
    open var regionName: String? { placemark.country }
    public var region: Locale.Region? { placemark.isoCountryCode.map { Locale.Region($0) } }

    open func cityWithContext(_ style: ContextStyle) -> String? {
        guard let cityName else { return nil }
        let context = [cityName, placemark.administrativeArea, style == .full ? regionName : nil]
        return context.compactMap { $0 }.joined(separator: ", ")
    }

    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }.joined(separator: " ")
        let city = [placemark.locality, placemark.administrativeArea, placemark.postalCode].compactMap { $0 }
        let lines = [street, city.joined(separator: " "), includingRegion ? regionName ?? "" : ""].filter {
            !$0.isEmpty
        }
        return lines.isEmpty ? nil : lines.joined(separator: singleLine ? ", " : "\n")
    }
}

/// Which parts of addresses are searched.
///
/// - Compatibility: works
open class MKAddressFilter: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
    }

    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])

    private let included: Options

    public init(including options: Options) { included = options }
    public init(excluding options: Options) { included = Options(rawValue: 63).subtracting(options) }

    public required init?(coder: NSCoder) {
        included = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "included")))
    }

    open func encode(with coder: NSCoder) { coder.encode(Int(included.rawValue), forKey: "included") }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func includes(_ options: Options) -> Bool { included.isSuperset(of: options) }
    open func excludes(_ options: Options) -> Bool { included.isDisjoint(with: options) }
}
