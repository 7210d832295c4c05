public import Foundation

/// What kind of place one is.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        self.init(rawValue: "MKPOICategory\(name)")
    }

    public static let airport = Self("Airport")
    public static let amusementPark = Self("AmusementPark")
    public static let animalService = Self("AnimalService")
    public static let aquarium = Self("Aquarium")
    public static let atm = Self("ATM")
    public static let automotiveRepair = Self("AutomotiveRepair")
    public static let bakery = Self("Bakery")
    public static let bank = Self("Bank")
    public static let baseball = Self("Baseball")
    public static let basketball = Self("Basketball")
    public static let beach = Self("Beach")
    public static let beauty = Self("Beauty")
    public static let bowling = Self("Bowling")
    public static let brewery = Self("Brewery")
    public static let cafe = Self("Cafe")
    public static let campground = Self("Campground")
    public static let carRental = Self("CarRental")
    public static let castle = Self("Castle")
    public static let conventionCenter = Self("ConventionCenter")
    public static let distillery = Self("Distillery")
    public static let evCharger = Self("EVCharger")
    public static let fairground = Self("Fairground")
    public static let fireStation = Self("FireStation")
    public static let fishing = Self("Fishing")
    public static let fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket")
    public static let fortress = Self("Fortress")
    public static let gasStation = Self("GasStation")
    public static let goKart = Self("GoKart")
    public static let golf = Self("Golf")
    public static let hiking = Self("Hiking")
    public static let hospital = Self("Hospital")
    public static let hotel = Self("Hotel")
    public static let kayaking = Self("Kayaking")
    public static let landmark = Self("Landmark")
    public static let laundry = Self("Laundry")
    public static let library = Self("Library")
    public static let mailbox = Self("Mailbox")
    public static let marina = Self("Marina")
    public static let miniGolf = Self("MiniGolf")
    public static let movieTheater = Self("MovieTheater")
    public static let museum = Self("Museum")
    public static let musicVenue = Self("MusicVenue")
    public static let nationalMonument = Self("NationalMonument")
    public static let nationalPark = Self("NationalPark")
    public static let nightlife = Self("Nightlife")
    public static let park = Self("Park")
    public static let parking = Self("Parking")
    public static let pharmacy = Self("Pharmacy")
    public static let planetarium = Self("Planetarium")
    public static let police = Self("Police")
    public static let postOffice = Self("PostOffice")
    public static let publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant")
    public static let restroom = Self("Restroom")
    public static let rockClimbing = Self("RockClimbing")
    public static let rvPark = Self("RVPark")
    public static let school = Self("School")
    public static let skatePark = Self("SkatePark")
    public static let skating = Self("Skating")
    public static let skiing = Self("Skiing")
    public static let soccer = Self("Soccer")
    public static let spa = Self("Spa")
    public static let stadium = Self("Stadium")
    public static let store = Self("Store")
    public static let surfing = Self("Surfing")
    public static let swimming = Self("Swimming")
    public static let tennis = Self("Tennis")
    public static let theater = Self("Theater")
    public static let university = Self("University")
    public static let volleyball = Self("Volleyball")
    public static let winery = Self("Winery")
    public static let zoo = Self("Zoo")
}

/// Which places a map shows or a search finds.
public final class MKPointOfInterestFilter: NSObject, NSCopying, NSSecureCoding, Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    private let categories: Set<MKPointOfInterestCategory>
    private let areIncluded: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        areIncluded = true
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        areIncluded = false
    }

    public init?(coder: NSCoder) {
        let names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "categories") as? [String] ?? []
        categories = Set(names.map(MKPointOfInterestCategory.init(rawValue:)))
        areIncluded = coder.decodeBool(forKey: "areIncluded")
    }

    public func encode(with coder: NSCoder) {
        coder.encode(categories.map(\.rawValue).sorted() as NSArray, forKey: "categories")
        coder.encode(areIncluded, forKey: "areIncluded")
    }

    public static var supportsSecureCoding: Bool { true }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == areIncluded
    }

    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
