import JSON

/// A timeline as an extension has just given it, with the pictures of each entry as JSON text.
struct LoadedTimeline: Sendable {
    /// Under which name the extension still holds it, and in which of its runs.
    struct Token: Sendable, Hashable {
        let name: String
        let pid: Int32
    }

    let token: String?
    let entries: [TimelineEntry]
    /// For each entry, one archive for each environment that was asked for.
    let archives: [[[UInt8]]]
    let policy: ReloadPolicy

    init(_ reply: JSONSlice, name: String, kind: String, context: WidgetContext) throws(WidgetHomeError) {
        let reply = reply.members
        guard let policy = ReloadPolicy(reply?["policy"]?.value) else {
            throw .malformedReply(name, phase: "timeline", "there is no policy")
        }
        var entries: [TimelineEntry] = []
        var archives: [[[UInt8]]] = []
        let areThere = try reply?["entries"]?.forEachElement { (entry: JSONSlice) throws(WidgetHomeError) in
            let entry = entry.members
            guard let date = entry?["date"]?.value?.doubleValue else {
                throw .malformedReply(name, phase: "timeline", "an entry has no date")
            }
            let relevance = entry?["relevance"]?.value
            entries.append(TimelineEntry(date: date, relevance: relevance == .null ? nil : relevance))
            archives.append(
                try Self.archives(entry?["archives"], count: context.environments.count, name: name, phase: "timeline"))
        }
        guard areThere == true else { throw .malformedReply(name, phase: "timeline", "there are no entries") }
        if entries.isEmpty { throw .unusableTimeline(kind, context.family.rawValue, "has no entry") }
        token = reply?["timeline"]?.value?.stringValue
        self.entries = entries
        self.archives = archives
        self.policy = policy
    }

    /// A list of archives, as the text they came as.
    static func archives(_ list: JSONSlice?, count: Int, name: String, phase: String) throws(WidgetHomeError)
        -> [[UInt8]]
    {
        var archives: [[UInt8]] = []
        let areThere = list?.forEachElement { if $0.isObject { archives.append([UInt8]($0.bytes)) } }
        guard areThere == true, archives.count == count else {
            throw .malformedReply(name, phase: phase, "there are \(archives.count) archives for \(count) environments")
        }
        return archives
    }
}
