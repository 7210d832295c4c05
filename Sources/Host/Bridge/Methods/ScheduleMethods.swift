import JSON
package import WidgetHome
import WidgetProtocol

/// The calls that say when widgets are reloaded: home_widget's, and the bridge's own.
extension Method {
    static let reloadAllWidgets = Method("reloadAllWidgets") { session, call throws(BridgeError) in
        session.reload(call, kind: nil)
    }

    static let setHostState = Method("setHostState", "state") { session, call throws(BridgeError) in
        guard let state: HostState = try call.params.optionalChoice("state") else {
            throw .invalidParams("state is missing")
        }
        session.run(call) { home throws(BridgeError) in
            try home.setForeground(state == .foreground)
            return CallResult(.true)
        }
    }

    static let scheduleWidgetUpdates = Method(
        "scheduleWidgetUpdates", "updateTimes", "ios", "name", "android", "qualifiedAndroidName"
    ) { session, call throws(BridgeError) in
        let kind = try call.params.kind("scheduleWidgetUpdates")
        let dates = try call.params.milliseconds("updateTimes")
        session.run(call) { home throws(BridgeError) in
            try home.scheduleUpdates(dates, of: kind)
            return CallResult(.true)
        }
    }

    static let cancelScheduledWidgetUpdates = Method(
        "cancelScheduledWidgetUpdates", "ios", "name", "android", "qualifiedAndroidName"
    ) { session, call throws(BridgeError) in
        let kind = try call.params.kind("cancelScheduledWidgetUpdates")
        session.run(call) { home throws(BridgeError) in
            try home.scheduleUpdates([], of: kind)
            return CallResult(.true)
        }
    }

    static let canScheduleExactWidgetUpdates = Method("canScheduleExactWidgetUpdates") {
        session, call throws(BridgeError) in
        session.answer(call) { $0 += RawJSON.true.bytes }
    }
}

/// Where the app's host is.
private enum HostState: String, CaseIterable { case foreground, background }

extension Parameters {
    /// A list of dates in milliseconds since 1970; gives seconds.
    fileprivate func milliseconds(_ name: StaticString) throws(BridgeError) -> [Double] {
        guard let list = self[name], list.kind == .array else {
            throw .invalidParams("\(name) must be an array of milliseconds since 1970")
        }
        var dates: [Double] = []
        try list.forEachElement { element throws(BridgeError) in
            guard let date = element.double else { throw .invalidParams("\(name) must hold numbers") }
            dates.append(date / 1000)
        }
        return dates
    }
}

extension WidgetHome {
    /// The `budget` of a timeline; null where reloads are not counted.
    func budget(of plan: Plan) -> JSONValue {
        guard let limit = options.budget.dailyLimit else { return .null }
        let used = plan.ledger.used(at: options.now())
        let end = used > 0 ? plan.ledger.dayEnd : nil
        return [
            "limit": .int(limit), "used": .int(used), "left": .int(max(0, limit - used)),
            "resetsAt": end.map { .string(WireDate.text($0)) } ?? .null,
        ]
    }
}

extension ReloadOutcome {
    /// Tells the host of each widget that has a new timeline, and of each extension that failed.
    package func announce(of home: WidgetHome, to notifications: HostNotifications) {
        reloaded.forEach(notifications.reloaded)
        for failure in failed where failure.error.isExtensionFailure {
            notifications.failed(home.extensionIdentifier(ofKind: failure.widget.kind), failure.error)
        }
    }
}
