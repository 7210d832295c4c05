import ActivityKit
import AppIntents
import Foundation

/// Starts a ride from the widget.
struct OrderRide: LiveActivityIntent {
    static var title: LocalizedStringResource = "Order"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let content = ActivityContent(
            state: RideAttributes.ContentState(minutes: 9), staleDate: .now.addingTimeInterval(3600), relevanceScore: 10
        )
        let ride = try Activity.request(
            attributes: RideAttributes(driver: "Ann"), content: content, pushType: .token)
        return .result(value: ride.id)
    }
}

/// Takes a minute from each ride, and ends those that are there.
struct PassMinute: LiveActivityIntent {
    static var title: LocalizedStringResource = "Later"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let rides = Activity<RideAttributes>.activities
        for ride in rides {
            let state = RideAttributes.ContentState(minutes: ride.content.state.minutes - 1)
            if state.minutes == 0 {
                await ride.end(ActivityContent(state: state, staleDate: nil), dismissalPolicy: .immediate)
            } else {
                let alert = AlertConfiguration(title: "Soon", body: "\(state.minutes) minutes", sound: .default)
                await ride.update(ActivityContent(state: state, staleDate: nil), alertConfiguration: alert)
            }
        }
        return .result(value: rides.count)
    }
}
