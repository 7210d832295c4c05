import SwiftData
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct Provider: TimelineProvider {
    private let location = LocationManager()

    func placeholder(in context: Context) -> Entry { Entry(date: Date(), lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date(), lines: []))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        Task { @MainActor in
            let trips = sharedModelContainer.mainContext
            if try trips.fetchCount(FetchDescriptor<Trip>()) == 0 {
                PersistenceController.shared.addSamples()
                for (name, kilometers) in [("Lake", 8.0), ("Alps", 21.5)] {
                    let trip = Trip(name: name, kilometers: kilometers)
                    trips.insert(trip)
                    trips.insert(Stop(place: "Hut", trip: trip))
                }
                try trips.save()
            }
            let habits = PersistenceController.shared.best()
            let logs = habits.first?.logs as? Set<HabitLog>
            var lines = await Surroundings().lines()
            lines.append(
                habits.map { "\($0.name ?? "") \($0.streak)" }.joined(separator: ", ")
                    + ", \(logs?.first?.habit === habits.first ? "linked" : "unlinked")")
            let count = try await TripCounter(modelContainer: sharedModelContainer).longTrips()
            lines.append("\(count) long trip")
            completion(Timeline(entries: [Entry(date: Date(), lines: lines)], policy: .never))
        }
    }
}

struct FrameworksView: View {
    let entry: Entry
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Habit.name, ascending: true)], animation: .default)
    private var habits: FetchedResults<Habit>

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 12) {
                SalesChart()
                TrendChart()
                ShareChart()
            }
            HStack {
                Image(uiImage: .avatar("WB"))
                Image(uiImage: UIImage.gradient().rounded(10))
                Image(uiImage: UIImage.avatar("S").withTintColor(.systemRed))
                if let data = UIImage.gradient().pngData(), let small = UIImage.downsampled(data, to: 20) {
                    Image(uiImage: small)
                }
                Text(habits.compactMap(\.name).joined(separator: " "))
            }
            TripList()
            ForEach(entry.lines, id: \.self) { Text($0).font(.caption) }
        }
        .font(.caption)
    }
}

@main
struct FrameworksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FrameworksWidget", provider: Provider()) { entry in
            FrameworksView(entry: entry)
                .environment(\.managedObjectContext, PersistenceController.shared.container.viewContext)
                .modelContainer(sharedModelContainer)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}
