package import JSON
import WidgetArchive

/// Asks for what an extension offers.
package struct DescribeCall: ExtensionCall {
    package typealias Reply = DescribeReply
    package static let method = ExtensionMethod.describe

    /// The language of names and descriptions.
    package var locale: String

    package init(locale: String) { self.locale = locale }

    package init(_ members: MessageMembers) throws(BridgeError) {
        locale = try members.optionalString("locale") ?? DrawingEnvironment.defaultLocale
    }

    package var params: JSONObject { ["locale": .string(locale)] }
}

/// What an extension offers; each widget, Live Activity and control as the host is told of it.
package struct DescribeReply: ExtensionReply {
    package var widgets: [JSONValue]
    package var activities: [JSONValue]
    package var controls: [JSONValue]

    package init(widgets: [JSONValue], activities: [JSONValue], controls: [JSONValue]) {
        self.widgets = widgets
        self.activities = activities
        self.controls = controls
    }

    /// Nil also for an extension whose archives have another version than this program reads.
    package init?(_ result: JSONSlice) {
        guard let json = result.value else { return nil }
        self.init(json)
    }

    package init?(_ json: JSONValue) {
        guard json["archiveVersion"]?.intValue == WidgetArchive.version else { return nil }
        widgets = json["widgets"]?.arrayValue ?? []
        activities = json["activities"]?.arrayValue ?? []
        controls = json["controls"]?.arrayValue ?? []
    }

    package var json: RawJSON {
        RawJSON([
            "archiveVersion": .int(WidgetArchive.version), "widgets": .array(widgets),
            "activities": .array(activities), "controls": .array(controls),
        ])
    }
}
