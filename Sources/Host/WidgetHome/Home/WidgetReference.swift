package import JSON
package import WidgetProtocol

/// Which widget is meant.
package enum WidgetReference: Sendable, Hashable {
    case id(String)
    /// With a configuration: one that is only looked at.
    case placement(kind: String, family: Family, configuration: JSONObject? = nil)

    /// The kind, where the reference says it.
    package var kind: String? { if case .placement(let kind, _, _) = self { kind } else { nil } }
}
