import ArgumentParser
import Bridge
import Foundation
import WidgetHome
import WidgetProtocol

/// What time it is for widgets, and where.
struct TimeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A virtual clock for the bridge and its widgets, in ISO 8601, which stands still until it is advanced.",
            valueName: "date"))
    var clock: String?

    @Option(help: ArgumentHelp("The widgets' time zone, such as Europe/Berlin. (default: this machine's)"))
    var timeZone: String?

    func validate() throws {
        if let clock, WireDate.seconds(clock) == nil {
            throw ValidationError("--clock is no ISO 8601 date with a time zone, such as 2026-01-31T09:30:00Z.")
        }
        do throws(BridgeError) {
            _ = try timeZone.map { zone throws(BridgeError) in try TimeZone.checked(zone) }
        } catch {
            throw ValidationError("--time-zone: \(error.message). \(error.hint)")
        }
    }

    /// - Parameter date: what the clock shows where no other is named.
    func apply(to options: inout WidgetHome.Options, showing date: String? = nil) {
        options.timeZone = timeZone
        if let start = (clock ?? date).flatMap(WireDate.seconds) { options.use(VirtualClock(start)) }
    }
}
