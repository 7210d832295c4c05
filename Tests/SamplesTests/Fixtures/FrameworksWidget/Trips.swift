import SwiftData
import SwiftUI

@Model
final class Trip {
    @Attribute(.unique) var name: String
    var kilometers: Double
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var isNew = false

    init(name: String, kilometers: Double) {
        self.name = name
        self.kilometers = kilometers
    }
}

@Model
final class Stop {
    var place: String
    var trip: Trip?

    init(place: String, trip: Trip? = nil) {
        self.place = place
        self.trip = trip
    }
}

@ModelActor
actor TripCounter {
    func longTrips() throws -> Int {
        try modelContext.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.kilometers > 10 }))
    }
}

let sharedModelContainer: ModelContainer = {
    let schema = Schema([Trip.self, Stop.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
    do {
        return try ModelContainer(for: schema, configurations: [configuration])
    } catch {
        fatalError("Could not create ModelContainer: \(error)")
    }
}()

/// For a widget that makes its own.
func tripContainer() throws -> ModelContainer { try .init(for: Trip.self, Stop.self, configurations: .init()) }

struct TripList: View {
    @Query(sort: \Trip.kilometers, order: .reverse) private var trips: [Trip]
    @Query private var stops: [Stop]

    var body: some View {
        Text("\(trips.map(\.name).joined(separator: " > ")), \(stops.count) stops")
            .offset(.zero)
    }
}
