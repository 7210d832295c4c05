import JSON

/// What is wrong about Live Activities.
extension BridgeError {
    package static func activityTooLarge(_ what: String, size: Int) -> BridgeError {
        let limit = ActivityRecord.largestSize
        return BridgeError(
            .activityTooLarge, "\(what) \(size) bytes; a phone takes \(limit)",
            hint: "Keep large data in the app group, and its key in the state.",
            details: ["size": .int(size), "limit": .int(limit)])
    }

    package static func unknownLiveActivity(_ name: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownLiveActivity, "There is no Live Activity \(quoted(name))",
            hint: known.isEmpty
                ? "Start one with startLiveActivity." : "Ask getLiveActivities for the ids and tokens.",
            details: ["activities": .array(known.map { .string($0) })])
    }

    package static func endedLiveActivity(_ id: String) -> BridgeError {
        BridgeError(
            .endedLiveActivity, "The Live Activity \(quoted(id)) has ended",
            hint: "Start another: one ends with its end call, and by itself after 8 hours.")
    }
}

extension Warning {
    package static func activityUpdateIgnored(_ id: String, _ reason: String) -> Warning {
        Warning(
            .activityUpdateIgnored, "An update of the Live Activity \(BridgeError.quoted(id)) is not shown: \(reason)",
            hint: "A phone is silent about it, too: see what the app updates, and when.", subject: id)
    }
}
