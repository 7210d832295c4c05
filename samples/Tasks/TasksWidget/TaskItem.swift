import SwiftUI

/// Something to do.
struct TaskItem: Codable, Identifiable, Sendable {
    let id: String
    var title: String
    var area: Area
    /// How long it takes to do.
    var minutes: Int
    var isDone = false

    /// `tasks://task/milk?homeWidget`: home_widget tells the app of links with that query.
    var url: URL { URL(string: "tasks://task/\(id)?homeWidget")! }

    var duration: Duration { .seconds(minutes * 60) }
}

/// The part of life that a task belongs to.
enum Area: String, Codable {
    case home, work, errands

    var title: LocalizedStringKey {
        switch self {
        case .home: "Home"
        case .work: "Work"
        case .errands: "Errands"
        }
    }

    var symbol: String {
        switch self {
        case .home: "house.fill"
        case .work: "briefcase.fill"
        case .errands: "cart.fill"
        }
    }

    var color: Color {
        switch self {
        case .home: .orange
        case .work: .blue
        case .errands: .green
        }
    }
}
