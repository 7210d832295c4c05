package import JSON

/// A Live Activity, as the bridge keeps it and an extension is told of it. Dates are seconds since 1970.
package struct ActivityRecord: Sendable, Hashable {
    package var id: String
    /// The name of its attributes' type.
    package var attributesType: String
    /// What its attributes encode to.
    package var attributes: JSONValue
    /// What its content's state encodes to.
    package var state: JSONValue
    /// When its content is out of date.
    package var staleDate: Double?
    /// Among several activities the one with the highest comes first.
    package var relevanceScore = 0.0
    package var style = ActivityRecord.standardStyle
    package var startDate: Double
    /// When it was last changed.
    package var updatedAt: Double
    /// What the last update that stated its own time said: older ones are not taken.
    package var timestamp: Double?
    /// When somebody has ended it; nil where nobody has.
    package var endDate: Double?
    /// When it is to leave the lock screen after that; nil for as late as it may.
    package var dismissalDate: Double?
    /// `{title, body, sound?}` of its last change.
    package var alert: JSONValue?
    /// What push notifications reach it by, in hexadecimal digits.
    package var pushToken: String?
    /// The channel that broadcasts reach it by.
    package var pushChannel: String?
    /// Grows with every change.
    package var revision = 0

    /// How long an activity goes on at most: eight hours (Apple's "Displaying live data with Live Activities").
    package static let longestLife = 8 * 3600.0

    /// How long it stays on the lock screen after its end at most: four hours, so twelve in all.
    package static let longestRest = 4 * 3600.0

    /// How many bytes its attributes and its state may encode to together, and a push notification's payload may have.
    package static let largestSize = 4096

    package static let standardStyle = "standard"

    package init(
        id: String, attributesType: String, attributes: JSONValue, state: JSONValue, startDate: Double,
        updatedAt: Double
    ) {
        self.id = id
        self.attributesType = attributesType
        self.attributes = attributes
        self.state = state
        self.startDate = startDate
        self.updatedAt = updatedAt
    }

    /// A token that no other activity has, of 64 hexadecimal digits.
    package static func newPushToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in
            let digits = String(UInt8.random(in: 0...255, using: &generator), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// The bytes that count towards ``largestSize``.
    package var size: Int { attributes.serialized().count + state.serialized().count }
}

// MARK: - In time

extension ActivityRecord {
    /// When it ends, or has ended.
    package var end: Double { min(endDate ?? .infinity, startDate + Self.longestLife) }

    /// When it leaves the lock screen.
    package var dismissal: Double {
        let latest = end + Self.longestRest
        guard endDate == end, let dismissalDate else { return latest }
        return min(max(dismissalDate, end), latest)
    }

    package func phase(at date: Double) -> ActivityPhase {
        if date >= dismissal { return .dismissed }
        if date >= end { return .ended }
        if date < startDate { return .pending }
        return isStale(at: date) ? .stale : .active
    }

    package func isStale(at date: Double) -> Bool { staleDate.map { $0 <= date } ?? false }

    /// When it comes to another phase by itself; nil once it is gone.
    package func nextChange(after date: Double) -> Double? {
        [startDate, staleDate ?? .infinity, end, dismissal].filter { $0 > date && $0 < .infinity }.min()
    }

    /// Takes an update over; false for one that comes after the end, or says that it is older than another.
    package mutating func apply(_ update: ActivityUpdate, at date: Double) -> Bool {
        guard phase(at: date).goesOn else { return false }
        if let own = update.timestamp {
            if let timestamp, own < timestamp { return false }
            timestamp = own
        }
        if let content = update.content {
            state = content.state
            staleDate = content.staleDate
            relevanceScore = content.relevanceScore
        }
        alert = update.alert
        updatedAt = date
        revision += 1
        switch update.end {
        case nil: break
        case .default?: endDate = date
        case .immediate?:
            endDate = date
            dismissalDate = date
        case .after(let dismissal)?:
            endDate = date
            dismissalDate = dismissal
        }
        return true
    }
}

// MARK: - On the wire

extension ActivityRecord {
    package var json: JSONValue {
        var object: JSONObject = [
            "id": .string(id), "attributesType": .string(attributesType), "attributes": attributes, "state": state,
            "relevanceScore": .double(relevanceScore), "style": .string(style), "startDate": .double(startDate),
            "updatedAt": .double(updatedAt), "revision": .int(revision),
        ]
        object["staleDate"] = staleDate.map { .double($0) }
        object["timestamp"] = timestamp.map { .double($0) }
        object["endDate"] = endDate.map { .double($0) }
        object["dismissalDate"] = dismissalDate.map { .double($0) }
        object["alert"] = alert
        object["pushToken"] = pushToken.map { .string($0) }
        object["pushChannel"] = pushChannel.map { .string($0) }
        return .object(object)
    }

    /// - Parameter now: when it starts, where the JSON does not say; nil where it has to.
    package init?(json: JSONValue, now: Double? = nil) {
        guard let id = json["id"]?.stringValue, !id.isEmpty, let type = json["attributesType"]?.stringValue,
            let attributes = json["attributes"], let state = json["state"],
            let startDate = json["startDate"]?.doubleValue ?? now,
            let updatedAt = json["updatedAt"]?.doubleValue ?? now
        else { return nil }
        self.init(
            id: id, attributesType: type, attributes: attributes, state: state, startDate: startDate,
            updatedAt: updatedAt)
        staleDate = json["staleDate"]?.doubleValue
        relevanceScore = json["relevanceScore"]?.doubleValue ?? 0
        style = json["style"]?.stringValue ?? Self.standardStyle
        timestamp = json["timestamp"]?.doubleValue
        endDate = json["endDate"]?.doubleValue
        dismissalDate = json["dismissalDate"]?.doubleValue
        alert = json["alert"]
        pushToken = json["pushToken"]?.stringValue
        pushChannel = json["pushChannel"]?.stringValue
        revision = json["revision"]?.intValue ?? 0
    }
}
