import Intents

class IntentHandler: INExtension, SelectVehicleIntentHandling {
    override func handler(for intent: INIntent) -> Any {
        return self
    }

    /// The garage as it is now, cars and vans before what has two wheels.
    func provideVehicleOptionsCollection(
        for intent: SelectVehicleIntent,
        with completion: @escaping (INObjectCollection<SelectedVehicle>?, Error?) -> Void
    ) {
        let isLarge = { (vehicle: Vehicle) in vehicle.kind == .car || vehicle.kind == .van }
        let vehicles = Garage.vehicles
        let sections = [
            INObjectSection(title: "Four wheels", items: vehicles.filter(isLarge).map(SelectedVehicle.init)),
            INObjectSection(title: "Two wheels", items: vehicles.filter { !isLarge($0) }.map(SelectedVehicle.init)),
        ]
        completion(INObjectCollection(sections: sections.filter { !$0.items.isEmpty }), nil)
    }

    func defaultVehicle(for intent: SelectVehicleIntent) -> SelectedVehicle? {
        Garage.vehicles.first.map(SelectedVehicle.init)
    }
}

extension SelectedVehicle {
    convenience init(_ vehicle: Vehicle) {
        self.init(identifier: vehicle.id, display: vehicle.name, subtitle: vehicle.place, image: nil)
        kind = vehicle.kind.rawValue
    }
}
