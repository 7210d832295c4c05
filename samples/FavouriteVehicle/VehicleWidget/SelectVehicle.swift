import Intents
import SwiftUI
import WidgetKit

struct VehicleEntry: TimelineEntry {
    let date: Date
    let vehicle: Vehicle
}

/// The vehicle that the user has selected.
struct VehicleProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> VehicleEntry {
        VehicleEntry(date: Date(), vehicle: .sample)
    }

    func getSnapshot(
        for configuration: SelectVehicleIntent, in context: Context,
        completion: @escaping (VehicleEntry) -> Void
    ) {
        let vehicle = Garage.vehicle(configuration.vehicle?.identifier) ?? .sample
        completion(VehicleEntry(date: Date(), vehicle: vehicle))
    }

    func getTimeline(
        for configuration: SelectVehicleIntent, in context: Context,
        completion: @escaping (Timeline<VehicleEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { entry in
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}

struct SelectVehicle: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "SelectVehicle", intent: SelectVehicleIntent.self, provider: VehicleProvider()
        ) { entry in
            VehicleCard(vehicle: entry.vehicle, charge: entry.vehicle.charge, isCharging: false)
                .widgetURL(entry.vehicle.url)
        }
        .configurationDisplayName("Select Vehicle")
        .description("Keep an eye on a vehicle of your choice.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
