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

    init(_ node: JSONNode, name: String, kind: String, context: WidgetContext) throws(WidgetHomeError) {
        guard let list = node["entries"], list.kind == .array else {
            throw .malformedReply(name, phase: "timeline", "there are no entries")
        }
        guard let policy = ReloadPolicy(node["policy"]) else {
            throw .malformedReply(name, phase: "timeline", "there is no policy")
        }
        var entries: [TimelineEntry] = []
        var archives: [[[UInt8]]] = []
        try list.forEachElement { (entry: JSONNode) throws(WidgetHomeError) in
            guard let date = entry["date"]?.double else {
                throw .malformedReply(name, phase: "timeline", "an entry has no date")
            }
            entries.append(
                TimelineEntry(date: date, relevance: entry["relevance"].flatMap { $0.kind == .null ? nil : $0.value }))
            archives.append(try Self.archives(entry, count: context.environments.count, name: name, phase: "timeline"))
        }
        if entries.isEmpty { throw .unusableTimeline(kind, context.family.rawValue, "has no entry") }
        token = node["timeline"]?.string
        self.entries = entries
        self.archives = archives
        self.policy = policy
    }

    /// The archives of an entry as JSON text, written straight from the parsed reply.
    static func archives(_ node: JSONNode, count: Int, name: String, phase: String) throws(WidgetHomeError) -> [[UInt8]]
    {
        var archives: [[UInt8]] = []
        node["archives"]?.forEachElement { (archive: JSONNode) in
            var text: [UInt8] = []
            archive.write(to: &text)
            archives.append(text)
        }
        guard archives.count == count else {
            throw .malformedReply(name, phase: phase, "there are \(archives.count) archives for \(count) environments")
        }
        return archives
    }
}
