import JSON
import WidgetHome
import WidgetProtocol

/// The calls for the virtual clock.
extension Method {
    static let advanceClock = Method("advanceClock", "to", "by") { session, call throws(BridgeError) in
        let date = try call.params.optionalDate("to")
        let seconds = try call.params.optionalNumber("by")
        guard (date == nil) != (seconds == nil) else { throw .invalidParams("give either to, or by") }
        if let seconds, !(seconds >= 0 && seconds.isFinite) {
            throw .invalidParams("by is a number of seconds, and the clock goes on only")
        }
        let notifications = session.notifications
        session.run(call) { home throws(BridgeError) in
            try home.advanceClock(to: date, by: seconds ?? 0, telling: notifications)
        }
    }
}

extension WidgetHome {
    fileprivate func advanceClock(
        to date: Double?, by seconds: Double, telling notifications: HostNotifications
    ) throws(BridgeError) -> CallResult {
        var reloads: [JSONValue] = []
        var activities: [JSONValue] = []
        var warnings: [Warning] = []
        try advance(to: date ?? options.now() + seconds) { moment, outcome in
            outcome.announce(of: self, to: notifications)
            reloads += outcome.reloads(at: moment)
            activities += outcome.activities.map { $0.step(at: moment) }
            for warning in outcome.warnings where !warnings.contains(warning) { warnings.append(warning) }
        }
        var object = JSONObjectWriter()
        object.set("now", .string(WireDate.text(options.now())))
        object.set("reloads", .array(reloads))
        if !activities.isEmpty { object.set("activities", .array(activities)) }
        return CallResult(object, telling: warnings)
    }
}

extension ReloadOutcome {
    /// `[{date, id, kind, family, reason, entries | error}]`.
    fileprivate func reloads(at date: Double) -> [JSONValue] {
        func reload(_ widget: InstalledWidget, _ reason: ReloadReason) -> JSONObject {
            [
                "date": .string(WireDate.text(date)), "id": .string(widget.id), "kind": .string(widget.kind),
                "family": .string(widget.family.rawValue), "reason": .string(reason.rawValue),
            ]
        }
        let made = reloaded.map { reloaded in
            var object = reload(reloaded.widget, reloaded.reason)
            object["entries"] = .int(reloaded.entries)
            return JSONValue.object(object)
        }
        let failed = failed.map { failed in
            var object = reload(failed.widget, failed.reason)
            object["error"] = failed.error.json
            return JSONValue.object(object)
        }
        return made + failed
    }
}
