package import JSON

/// A change to a Live Activity: other content, its end, or both. Dates are seconds since 1970.
package struct ActivityUpdate: Sendable, Hashable {
    package struct Content: Sendable, Hashable {
        package var state: JSONValue
        package var staleDate: Double?
        package var relevanceScore: Double

        package init(state: JSONValue, staleDate: Double? = nil, relevanceScore: Double = 0) {
            self.state = state
            self.staleDate = staleDate
            self.relevanceScore = relevanceScore
        }
    }

    /// When an activity that has ended leaves the lock screen.
    package enum Dismissal: Sendable, Hashable {
        /// As late as it may.
        case `default`
        case immediate
        case after(Double)
    }

    /// Nil where what it shows stays.
    package var content: Content?
    /// Nil where it goes on.
    package var end: Dismissal?
    /// `{title, body, sound?}`.
    package var alert: JSONValue?
    /// Its own time, where it states one.
    package var timestamp: Double?

    package init(
        content: Content?, end: Dismissal? = nil, alert: JSONValue? = nil, timestamp: Double? = nil
    ) {
        self.content = content
        self.end = end
        self.alert = alert
        self.timestamp = timestamp
    }

    package var json: JSONObject {
        var object = JSONObject()
        if let content {
            object["state"] = content.state
            object["staleDate"] = content.staleDate.map { .double($0) }
            object["relevanceScore"] = .double(content.relevanceScore)
        }
        switch end {
        case nil: break
        case .default?: object["dismissal"] = "default"
        case .immediate?: object["dismissal"] = "immediate"
        case .after(let date)?: object["dismissal"] = .double(date)
        }
        object["alert"] = alert
        object["timestamp"] = timestamp.map { .double($0) }
        return object
    }

    package init(json: JSONValue) {
        content = json["state"].map { state in
            Content(
                state: state, staleDate: json["staleDate"]?.doubleValue,
                relevanceScore: json["relevanceScore"]?.doubleValue ?? 0)
        }
        if let date = json["dismissal"]?.doubleValue {
            end = .after(date)
        } else if let name = json["dismissal"]?.stringValue {
            end = name == "immediate" ? .immediate : .default
        }
        alert = json["alert"]
        timestamp = json["timestamp"]?.doubleValue
    }
}
