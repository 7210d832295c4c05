import Combine
import Foundation

/// Publishes what is reported.
final class Sightings: ObservableObject {
    static let reported = Notification.Name("sightings.reported")

    @Published var birds: [String] = []
    @Published private(set) var count = 0
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $birds.map(\.count).removeDuplicates().sink { [weak self] in self?.count = $0 }.store(in: &subscriptions)
        NotificationCenter.default.publisher(for: Sightings.reported)
            .compactMap { $0.object as? String }
            .sink { [weak self] in self?.birds.append($0) }
            .store(in: &subscriptions)
    }

    func report(_ bird: String) {
        NotificationCenter.default.post(name: Sightings.reported, object: bird)
    }
}

/// And it brings Observation.
@Observable final class Notebook {
    var pages: [String] = []
    @ObservationIgnored var isOpen = false
}
