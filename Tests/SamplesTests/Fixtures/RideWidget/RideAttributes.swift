import ActivityKit
import Foundation

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var arrival: Date?
    }

    var driver: String
}
