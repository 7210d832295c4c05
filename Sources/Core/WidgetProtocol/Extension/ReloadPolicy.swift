package import JSON

/// When a widget wants its next timeline; dates are seconds since 1970.
package enum ReloadPolicy: Sendable, Hashable {
    case atEnd
    case never
    case after(Double)

    package init?(_ json: JSONValue?) {
        switch json?["type"]?.stringValue {
        case "atEnd"?: self = .atEnd
        case "never"?: self = .never
        case "after"?:
            guard let date = json?["date"]?.doubleValue else { return nil }
            self = .after(date)
        default: return nil
        }
    }

    /// `{type, date?}`, the date in seconds since 1970.
    package var json: JSONValue {
        var object: JSONObject = ["type": .string(name)]
        object["date"] = date.map { .double($0) }
        return .object(object)
    }

    /// The type's name, as the protocol has it.
    package var name: String {
        switch self {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after: "after"
        }
    }

    package var date: Double? { if case .after(let date) = self { date } else { nil } }

    package init(name: String, date: Double?) {
        switch (name, date) {
        case ("after", let date?): self = .after(date)
        case ("never", _): self = .never
        default: self = .atEnd
        }
    }

    /// When to ask again: after the last entry, at the date, or not until told.
    package func nextReload(lastEntry: Double) -> Double? {
        switch self {
        case .atEnd: lastEntry
        case .never: nil
        case .after(let date): date
        }
    }
}
