import SwiftUI
import WidgetKit

struct ChargingEntry: TimelineEntry {
    let date: Date
    let vehicle: Vehicle
    let charge: Double
}

/// The first vehicle of the garage while it charges, five minutes ahead.
struct ChargingProvider: TimelineProvider {
    func placeholder(in context: Context) -> ChargingEntry {
        ChargingEntry(date: Date(), vehicle: .sample, charge: Vehicle.sample.charge)
    }

    func getSnapshot(in context: Context, completion: @escaping (ChargingEntry) -> Void) {
        let vehicle = context.isPreview ? .sample : Garage.vehicles[0]
        completion(ChargingEntry(date: Date(), vehicle: vehicle, charge: vehicle.charge))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ChargingEntry>) -> Void) {
        let vehicle = Garage.vehicles[0]
        let now = Date()
        let entries = (0..<5).map { minute in
            ChargingEntry(
                date: Calendar.current.date(byAdding: .minute, value: minute, to: now)!,
                vehicle: vehicle,
                charge: min(1, vehicle.charge + Double(minute) * 0.01)
            )
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct FavouriteVehicle: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FavouriteVehicle", provider: ChargingProvider()) { entry in
            VehicleCard(vehicle: entry.vehicle, charge: entry.charge, isCharging: true)
        }
        .configurationDisplayName("Favourite Vehicle")
        .description("Watch the first vehicle of your garage charge.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct FavouriteVehicle_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            VehicleCard(vehicle: .sample, charge: 0.8, isCharging: true)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small")
            VehicleCard(vehicle: .sample, charge: 0.8, isCharging: true)
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("Medium")
        }
    }
}
