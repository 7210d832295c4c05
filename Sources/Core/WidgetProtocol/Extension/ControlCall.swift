package import JSON
package import WidgetArchive

/// The sizes that a control has in Control Center.
package enum ControlTile: String, CaseIterable, Sendable {
    /// A circle.
    case small
    /// Twice as wide.
    case medium
    /// Twice as wide and as high.
    case large
}

/// Asks what a control shows and does now; its value's provider is asked for that.
package struct ControlCall: ExtensionCall {
    package typealias Reply = ControlReply
    package static let method = ExtensionMethod.control

    package var kind: String
    /// Values by their parameters' names.
    package var configuration: JSONObject
    /// What it is drawn as; nil where no picture is wanted.
    package var tile: ControlTile?
    /// What it is drawn for, and the language that it speaks.
    package var environments: [DrawingEnvironment]

    package init(
        kind: String, configuration: JSONObject = [:], tile: ControlTile? = nil,
        environments: [DrawingEnvironment] = [DrawingEnvironment()]
    ) {
        self.kind = kind
        self.configuration = configuration
        self.tile = tile
        self.environments = environments
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        kind = try members.string("kind")
        configuration = try members.optionalObject("configuration") ?? [:]
        tile = try members.choice("tile")
        environments = try [DrawingEnvironment](members)
    }

    package var params: JSONObject {
        var params: JSONObject = [
            "kind": .string(kind), "configuration": .object(configuration),
            "environments": .array(environments.map(\.json)),
        ]
        params["tile"] = tile.map { .string($0.rawValue) }
        return params
    }
}

/// A control as it is now, with an archive for each environment where a picture was wanted.
package struct ControlReply: ExtensionReply {
    /// What the host is told of it: `template`, `title`, `status?`, `isOn?`, `disabled?`.
    package var state: JSONObject
    /// The name of its intent's type.
    package var intent: String
    /// What the intent's parameters are set to.
    package var parameters: JSONObject
    package var size: ArchiveSize?
    package var cornerRadius: Double
    package var archives: [RawJSON]

    package init(
        state: JSONObject, intent: String, parameters: JSONObject, size: ArchiveSize? = nil, cornerRadius: Double = 0,
        archives: [RawJSON] = []
    ) {
        self.state = state
        self.intent = intent
        self.parameters = parameters
        self.size = size
        self.cornerRadius = cornerRadius
        self.archives = archives
    }

    package init?(_ result: JSONSlice) throws(BridgeError) {
        let members = result.members
        guard let state = members?["state"]?.value?.objectValue, let intent = members?["intent"]?.value?.stringValue,
            let archives = try [RawJSON](archives: members?["archives"])
        else { return nil }
        self.init(
            state: state, intent: intent, parameters: members?["parameters"]?.value?.objectValue ?? [:],
            size: try? ArchiveSize(json: members?["size"]?.value),
            cornerRadius: members?["cornerRadius"]?.value?.doubleValue ?? 0, archives: archives)
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("state", .object(state))
        object.set("intent", .string(intent))
        object.set("parameters", .object(parameters))
        let side = size.map { size -> JSONValue in ["width": .double(size.width), "height": .double(size.height)] }
        object.set("size", side)
        object.set("cornerRadius", .double(cornerRadius))
        object.set("archives", archives)
        return object.finish()
    }
}

extension ControlReply {
    /// Whether its toggle is on; nil for a button.
    package var isOn: Bool? { state["isOn"]?.boolValue }

    /// Whether it does nothing now.
    package var isDisabled: Bool { state["disabled"]?.boolValue ?? false }
}
