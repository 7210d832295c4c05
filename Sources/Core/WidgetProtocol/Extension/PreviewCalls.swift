package import JSON
package import WidgetArchive

/// Asks for the previews that an extension's code has, which runs for it.
package struct PreviewsCall: ExtensionCall {
    package struct Reply: ListReply {
        package static let member: StaticString = "previews"
        package let list: [JSONValue]
        package init(_ list: [JSONValue]) { self.list = list }
    }

    package static let method = ExtensionMethod.previews

    package init() {}
    package init(_ members: MessageMembers) throws(BridgeError) {}
    package var params: JSONObject { [:] }
}

/// Asks for a preview's picture: one of its timeline's entries or its activity's states, or its view.
package struct PreviewCall: ExtensionCall {
    package typealias Reply = PreviewReply
    package static let method = ExtensionMethod.preview

    package var name: String
    package var entry: Int
    package var environments: [DrawingEnvironment]

    package init(name: String, entry: Int, environments: [DrawingEnvironment]) {
        self.name = name
        self.entry = entry
        self.environments = environments
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        name = try members.string("name")
        entry = try members.optionalInteger("entry") ?? 0
        environments = try [DrawingEnvironment](members)
    }

    package var params: JSONObject {
        ["name": .string(name), "entry": .int(entry), "environments": .array(environments.map(\.json))]
    }
}

/// Asks for a Live Activity's picture, made of its attributes and its state.
package struct ActivityCall: ExtensionCall {
    package typealias Reply = PreviewReply
    package static let method = ExtensionMethod.activity

    /// The name of its attributes' type.
    package var attributesType: String
    package var attributes: JSONValue
    package var state: JSONValue
    package var presentation: ActivityPresentation
    package var environments: [DrawingEnvironment]
    /// Nil for one that is only looked at.
    package var activityID: String?
    /// Whether its content is out of date.
    package var isStale: Bool

    package init(
        attributesType: String, attributes: JSONValue, state: JSONValue, presentation: ActivityPresentation,
        environments: [DrawingEnvironment], activityID: String? = nil, isStale: Bool = false
    ) {
        self.attributesType = attributesType
        self.attributes = attributes
        self.state = state
        self.presentation = presentation
        self.environments = environments
        self.activityID = activityID
        self.isStale = isStale
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        attributesType = try members.string("attributesType")
        attributes = members["attributes"] ?? [:]
        state = members["state"] ?? [:]
        presentation = try members.choice("presentation") ?? .content
        environments = try [DrawingEnvironment](members)
        activityID = try members.optionalString("activityID")
        isStale = members["isStale"]?.boolValue ?? false
    }

    package var params: JSONObject {
        var params: JSONObject = [
            "attributesType": .string(attributesType), "attributes": attributes, "state": state,
            "presentation": .string(presentation.rawValue), "environments": .array(environments.map(\.json)),
        ]
        params["activityID"] = activityID.map { .string($0) }
        if isStale { params["isStale"] = true }
        return params
    }
}

/// Asks whether a Live Activity's attributes and state are what its types take; an error says where they are not.
package struct CheckActivityCall: ExtensionCall {
    package typealias Reply = EmptyReply
    package static let method = ExtensionMethod.checkActivity

    /// The name of its attributes' type.
    package var attributesType: String
    /// Nil where they are not to be checked.
    package var attributes: JSONValue?
    package var state: JSONValue?

    package init(attributesType: String, attributes: JSONValue?, state: JSONValue?) {
        self.attributesType = attributesType
        self.attributes = attributes
        self.state = state
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        attributesType = try members.string("attributesType")
        attributes = members["attributes"]
        state = members["state"]
    }

    package var params: JSONObject {
        var params: JSONObject = ["attributesType": .string(attributesType)]
        params["attributes"] = attributes
        params["state"] = state
        return params
    }
}

/// Where a Live Activity is shown.
package enum ActivityPresentation: String, CaseIterable, Sendable {
    /// On the lock screen.
    case content
    /// On both sides of the camera.
    case compact
    /// Beside the camera, where there are several activities.
    case minimal
    /// Around the camera, while it is touched.
    case expanded
    /// On the whole screen of a phone that lies on its side and charges: the lock screen's, twice as large.
    case standBy
    /// On a watch and in a car.
    case small
}

/// A preview or a Live Activity, with an archive for each environment that was asked for.
package struct PreviewReply: ExtensionReply {
    package var size: ArchiveSize
    package var cornerRadius: Double
    /// The family that it is shown as; nil for what is no widget.
    package var family: Family?
    /// How many entries or states the preview has.
    package var entries: Int
    /// When the entry is shown, in seconds since 1970; nil where there is no entry.
    package var date: Double?
    /// When what a Live Activity shows changes by itself; nil for never.
    package var changesAt: Double?
    package var archives: [RawJSON]

    package init(
        size: ArchiveSize, cornerRadius: Double = 0, family: Family? = nil, entries: Int = 1, date: Double? = nil,
        changesAt: Double? = nil, archives: [RawJSON] = []
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.family = family
        self.entries = entries
        self.date = date
        self.changesAt = changesAt
        self.archives = archives
    }

    package init?(_ result: JSONSlice) throws(BridgeError) {
        let members = result.members
        guard let archives = try [RawJSON](archives: members?["archives"]),
            let size = try? ArchiveSize(json: members?["size"]?.value)
        else { return nil }
        self.init(
            size: size, cornerRadius: members?["cornerRadius"]?.value?.doubleValue ?? 0,
            family: (members?["family"]?.value?.stringValue).flatMap(Family.init(rawValue:)),
            entries: members?["entries"]?.value?.intValue ?? 1, date: members?["date"]?.value?.doubleValue,
            changesAt: members?["changesAt"]?.value?.doubleValue, archives: archives)
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("size", ["width": .double(size.width), "height": .double(size.height)])
        object.set("cornerRadius", .double(cornerRadius))
        object.set("family", family.map { .string($0.rawValue) })
        object.set("entries", .int(entries))
        object.set("date", date.map { .double($0) })
        object.set("changesAt", changesAt.map { .double($0) })
        object.set("archives", archives)
        return object.finish()
    }
}

extension [DrawingEnvironment] {
    init(_ members: MessageMembers) throws(BridgeError) {
        self = []
        for environment in try members.array("environments") { append(try DrawingEnvironment(json: environment)) }
        if isEmpty { throw .invalidParams("environments is empty") }
    }
}
