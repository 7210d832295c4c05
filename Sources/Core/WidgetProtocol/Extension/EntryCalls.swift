package import JSON
import WidgetArchive

/// Which widget is to be drawn, and for where.
package struct WidgetRequest: Sendable, Hashable {
    package var kind: String
    /// Values by their parameters' names; nil for the defaults.
    package var configuration: JSONObject?
    package var context: DrawingContext

    package init(kind: String, configuration: JSONObject?, context: DrawingContext) {
        self.kind = kind
        self.configuration = configuration
        self.context = context
    }

    fileprivate init(_ members: MessageMembers) throws(BridgeError) {
        kind = try members.string("kind")
        configuration = try members.optionalObject("configuration")
        context = try DrawingContext(json: members["context"])
    }

    fileprivate var params: JSONObject {
        var params: JSONObject = ["kind": .string(kind), "context": context.json]
        params["configuration"] = configuration.map { .object($0) }
        return params
    }
}

/// Asks for what a widget shows before it has anything.
package struct PlaceholderCall: ExtensionCall {
    package typealias Reply = DrawnReply
    package static let method = ExtensionMethod.placeholder
    package var widget: WidgetRequest
    package init(_ widget: WidgetRequest) { self.widget = widget }
    package init(_ members: MessageMembers) throws(BridgeError) { widget = try WidgetRequest(members) }
    package var params: JSONObject { widget.params }
}

/// Asks for what a widget shows in the gallery.
package struct SnapshotCall: ExtensionCall {
    package typealias Reply = DrawnReply
    package static let method = ExtensionMethod.snapshot
    package var widget: WidgetRequest
    package init(_ widget: WidgetRequest) { self.widget = widget }
    package init(_ members: MessageMembers) throws(BridgeError) { widget = try WidgetRequest(members) }
    package var params: JSONObject { widget.params }
}

/// Asks for a widget's timeline.
package struct TimelineCall: ExtensionCall {
    package typealias Reply = TimelineReply
    package static let method = ExtensionMethod.timeline
    package var widget: WidgetRequest
    package init(_ widget: WidgetRequest) { self.widget = widget }
    package init(_ members: MessageMembers) throws(BridgeError) { widget = try WidgetRequest(members) }
    package var params: JSONObject { widget.params }
}

/// An App Intent as a tap region has it.
package struct ArchivedIntent: Sendable, Hashable {
    /// The name of its type.
    package var name: String
    /// What its parameters are set to, as JSON text.
    package var parameters: String

    package init(name: String, parameters: String) {
        self.name = name
        self.parameters = parameters
    }

    fileprivate init?(_ object: JSONObject) {
        guard let name = object["intent"]?.stringValue, let parameters = object["parameters"]?.stringValue else {
            return nil
        }
        self.init(name: name, parameters: parameters)
    }

    fileprivate var json: JSONValue { ["intent": .string(name), "parameters": .string(parameters)] }
}

/// Asks for an entry of a timeline that the extension still holds, drawn for other environments.
package struct ArchiveCall: ExtensionCall {
    package typealias Reply = DrawnReply
    package static let method = ExtensionMethod.archive
    /// The name that the extension gave the timeline.
    package var timeline: String
    /// The index of one of its entries.
    package var entry: Int
    package var context: DrawingContext
    /// When the entry is shown, in seconds since 1970; nil for its own date.
    package var shownAt: Double?
    /// What a toggle runs that is shown in the other state.
    package var tapped: ArchivedIntent?

    package init(
        timeline: String, entry: Int, context: DrawingContext, shownAt: Double? = nil, tapped: ArchivedIntent? = nil
    ) {
        self.timeline = timeline
        self.entry = entry
        self.context = context
        self.shownAt = shownAt
        self.tapped = tapped
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        timeline = try members.string("timeline")
        entry = try members.integer("entry")
        context = try DrawingContext(json: members["context"])
        shownAt = try members.optionalNumber("shownAt")
        tapped = try members.optionalObject("tapped").flatMap(ArchivedIntent.init)
    }

    package var params: JSONObject {
        var params: JSONObject = ["timeline": .string(timeline), "entry": .int(entry), "context": context.json]
        params["shownAt"] = shownAt.map { .double($0) }
        params["tapped"] = tapped?.json
        return params
    }
}

/// A moment of a timeline, without its pictures.
package struct TimelineMoment: Sendable, Hashable {
    /// Seconds since 1970.
    package var date: Double
    /// `{score, duration}`, where the widget gave one.
    package var relevance: JSONValue?
    /// When what it shows changes by itself: a timer, a relative date, the progress of an interval; nil for never.
    package var changesAt: Double?

    /// Whether what it shows goes on changing.
    package var isLive: Bool { changesAt != nil }

    package init(date: Double, relevance: JSONValue? = nil, changesAt: Double? = nil) {
        self.date = date
        self.relevance = relevance
        self.changesAt = changesAt
    }

    fileprivate init?(_ members: JSONSlice.Members?) {
        guard let date = members?["date"]?.value?.doubleValue else { return nil }
        self.date = date
        let relevance = members?["relevance"]?.value
        self.relevance = relevance == .null ? nil : relevance
        changesAt = members?["changesAt"]?.value?.doubleValue
    }
}

/// One entry, with an archive for each environment that was asked for.
package struct DrawnReply: ExtensionReply {
    /// Nil where what is drawn is no entry of a timeline.
    package var entry: TimelineMoment?
    package var archives: [RawJSON]

    package init(entry: TimelineMoment?, archives: [RawJSON]) {
        self.entry = entry
        self.archives = archives
    }

    /// How many bytes its archives have.
    package var size: Int { archives.reduce(0) { $0 + $1.count } }

    package init?(_ result: JSONSlice) throws(BridgeError) {
        let members = result.members
        guard let archives = try [RawJSON](archives: members?["archives"]) else { return nil }
        entry = TimelineMoment(members)
        self.archives = archives
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("date", entry.map { .double($0.date) })
        object.set("relevance", entry?.relevance)
        object.set("changesAt", entry?.changesAt.map { .double($0) })
        object.set("archives", archives)
        return object.finish()
    }
}

/// A timeline with the pictures of each entry.
package struct TimelineReply: ExtensionReply {
    /// The name under which the extension holds it.
    package var timeline: String?
    package var entries: [DrawnReply]
    package var policy: ReloadPolicy

    package init(timeline: String?, entries: [DrawnReply], policy: ReloadPolicy) {
        self.timeline = timeline
        self.entries = entries
        self.policy = policy
    }

    package init?(_ result: JSONSlice) throws(BridgeError) {
        let members = result.members
        guard let policy = ReloadPolicy(members?["policy"]?.value) else { return nil }
        guard let entries = try [DrawnReply](moments: members?["entries"]) else { return nil }
        self.policy = policy
        self.entries = entries
        timeline = members?["timeline"]?.value?.stringValue
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("timeline", timeline.map { .string($0) })
        object.set("policy", policy.json)
        object.set("entries", entries.map(\.json))
        return object.finish()
    }

    package mutating func take(ahead entries: [DrawnReply]) { self.entries = entries + self.entries }
}

/// The first entries of a long timeline, which its reply leaves out: so they are the bridge's at once, and the extension
/// need not hold the pictures of all of them.
package struct EntriesSentAhead {
    package var entries: [DrawnReply]

    package init(_ entries: [DrawnReply]) { self.entries = entries }

    package init?(_ params: JSONSlice) throws(BridgeError) {
        guard let entries = try [DrawnReply](moments: params.members?["entries"]) else { return nil }
        self.entries = entries
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("entries", entries.map(\.json))
        return object.finish()
    }
}

extension [DrawnReply] {
    /// A list of a timeline's entries.
    fileprivate init?(moments list: JSONSlice?) throws(BridgeError) {
        self = []
        var areMoments = true
        let isList = try list?.forEachElement { entry throws(BridgeError) in
            guard let drawn = try DrawnReply(entry), drawn.entry != nil else { return areMoments = false }
            append(drawn)
        }
        guard isList == true, areMoments else { return nil }
    }
}

extension [RawJSON] {
    /// A list of archives, as the text they came as; throws for one that is larger than it may be.
    init?(archives list: JSONSlice?) throws(BridgeError) {
        self = []
        var areObjects = true
        let isList = try list?.forEachElement { archive throws(BridgeError) in
            areObjects = areObjects && archive.isObject
            if archive.depth > WidgetArchive.maximumDepth { throw .archiveTooDeep }
            if archive.bytes.count > WidgetArchive.maximumSize { throw .archiveTooLarge }
            append(RawJSON(archive))
        }
        guard isList == true, areObjects else { return nil }
    }
}
