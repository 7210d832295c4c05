package import JSON
package import WidgetHome
package import WidgetProtocol

/// What is to be drawn.
package enum PictureSubject: Sendable, Hashable {
    case widget(WidgetReference)
    /// A preview of the widget's own code, with one of its entries.
    case preview(name: String, entry: Int)
    /// A Live Activity in one of its presentations.
    case activity(ActivityReference)
    /// A control in one of its sizes.
    case control(ControlReference)
    /// A Live Activity that was started, as it is now.
    case liveActivity(id: String, presentation: ActivityPresentation)

    /// The widget, where it is one.
    var widget: WidgetReference? { if case .widget(let widget) = self { widget } else { nil } }

    init(_ params: Parameters) throws(BridgeError) {
        if let name = try params.optionalString("preview") {
            let entry = try params.optionalNumber("entry") ?? 0
            guard let index = Int(exactly: entry), index >= 0 else {
                throw .invalidParams("entry is the index of one of the preview's entries")
            }
            self = .preview(name: name, entry: index)
        } else if let id = try params.optionalString("activityId") {
            self = .liveActivity(id: id, presentation: try params.optionalChoice("presentation") ?? .content)
        } else if let type = try params.optionalString("activity") {
            self = .activity(try ActivityReference(type, params))
        } else if let kind = try params.optionalString("control") {
            self = .control(try ControlReference(kind, params))
        } else {
            self = .widget(try WidgetReference(params))
        }
    }
}

/// A Live Activity that is only looked at.
package struct ActivityReference: Sendable, Hashable {
    /// The name of its attributes' type.
    package var attributesType: String
    package var attributes: JSONObject
    package var state: JSONObject
    package var presentation: ActivityPresentation

    init(_ type: String, _ params: Parameters) throws(BridgeError) {
        attributesType = type
        attributes = try params.optionalObject("attributes") ?? [:]
        state = try params.optionalObject("state") ?? [:]
        presentation = try params.optionalChoice("presentation") ?? .content
    }
}

/// A control as the user may have configured it.
package struct ControlReference: Sendable, Hashable {
    package var kind: String
    package var configuration: JSONObject
    package var tile: ControlTile

    init(_ kind: String, _ params: Parameters) throws(BridgeError) {
        self.kind = kind
        configuration = try params.optionalObject("configuration") ?? [:]
        tile = try params.optionalChoice("controlSize") ?? .small
    }
}
