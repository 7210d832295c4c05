package import JSON
import WidgetProtocol

/// Something that happened on the home screen and that the host is to know of, kept until it says that it does.
package struct HomeEvent: Sendable, Hashable {
    /// What happened: the method of the notification that tells of it.
    package enum Kind: String, Sendable {
        /// A tap led to a URL.
        case widgetClicked
        /// An intent has called the host.
        case backgroundCallback
    }

    /// Grows with every event of the root, and is never used again.
    package let sequence: Int64
    /// Never the same for two events, on whatever root.
    package let id: String
    package let kind: Kind
    /// What belongs to its kind: `url`, and the widget's `kind`, `family` and `id`.
    package let details: JSONObject
    /// Seconds since 1970.
    package let date: Double

    /// The params of its notification.
    package var json: JSONValue {
        var object: JSONObject = ["seq": .int(Int(sequence)), "eventId": .string(id)]
        for (name, value) in details.members { object[name] = value }
        return .object(object)
    }
}
