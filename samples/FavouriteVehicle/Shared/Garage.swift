import Foundation

/// A vehicle that the user owns.
struct Vehicle: Identifiable, Hashable {
    enum Kind: String {
        case car, bicycle, scooter, van
    }

    let id: String
    let name: String
    let kind: Kind
    /// What it has left of its battery, from 0 to 1.
    let charge: Double
    /// How far that takes it, in kilometres.
    let range: Int
    let place: String

    var url: URL {
        URL(string: "vehicle://garage/\(id)")!
    }
}

/// The vehicles that the app has saved in the group.
enum Garage {
    static var vehicles: [Vehicle] {
        let saved = UserDefaults(suiteName: "group.vehicle.sample")?.array(forKey: "vehicles")
        let vehicles = (saved as? [[String: Any]] ?? []).compactMap(Vehicle.init(saved:))
        return vehicles.isEmpty ? [.sample] : vehicles
    }

    static func vehicle(_ id: String?) -> Vehicle? {
        vehicles.first { $0.id == id }
    }
}

extension Vehicle {
    init?(saved: [String: Any]) {
        guard let id = saved["id"] as? String, let name = saved["name"] as? String else { return nil }
        self.id = id
        self.name = name
        kind = (saved["kind"] as? String).flatMap(Kind.init(rawValue:)) ?? .car
        charge = saved["charge"] as? Double ?? 0
        range = saved["range"] as? Int ?? 0
        place = saved["place"] as? String ?? ""
    }

    static let sample = Vehicle(
        id: "sample", name: "Your Vehicle", kind: .car, charge: 0.8, range: 320, place: "At home"
    )
}
