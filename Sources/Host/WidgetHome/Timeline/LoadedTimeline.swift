import WidgetProtocol

/// A timeline as an extension has just given it, with the pictures of each entry.
struct LoadedTimeline: Sendable {
    /// Under which name an extension still holds a timeline, and in which of its runs.
    struct Token: Sendable, Hashable {
        let name: String
        let pid: Int32
    }

    let widget: InstalledWidget
    let reply: TimelineReply
    let warnings: [Warning]
    /// The folders whose files its archives may name.
    let folders: [String]

    /// Throws for a reply that has no entries, or not an archive for each environment.
    init(
        _ reply: TimelineReply, of widget: InstalledWidget, environments: Int, _ supervisor: ExtensionSupervisor,
        warnings: [Warning]
    ) throws(BridgeError) {
        if reply.entries.isEmpty { throw .emptyTimeline(widget) }
        guard reply.entries.allSatisfy({ $0.archives.count == environments }) else {
            throw .malformedReply(
                supervisor.name, phase: .timeline, "there are not \(environments) archives for each entry")
        }
        self.widget = widget
        self.reply = reply
        self.warnings = warnings
        folders = supervisor.folders
    }
}

extension TimelineReply {
    var moments: [TimelineMoment] { entries.compactMap(\.entry) }
}

extension BridgeError {
    fileprivate static func emptyTimeline(_ widget: InstalledWidget) -> BridgeError {
        BridgeError(
            .emptyTimeline, "The timeline of \(widget.kind) in \(widget.family.rawValue) has no entry",
            hint: "Give it at least one entry."
        ).inPhase(.timeline)
    }
}
