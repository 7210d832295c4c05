import WidgetKitCompat

/// The last timeline of each kind and family, from which entries can be drawn again.
struct KeptTimelines {
    struct Kept {
        var token: String
        var kind: String
        var family: WidgetFamily
        var timeline: DrawableTimeline
    }

    private var kept: [Kept] = []
    private var count = 0

    subscript(token: String) -> Kept? {
        kept.first { $0.token == token }
    }

    /// Keeps a timeline instead of the one before, and names it.
    mutating func keep(_ timeline: DrawableTimeline, kind: String, family: WidgetFamily) -> String {
        count += 1
        let token = "\(kind)/\(family)/\(count)"
        kept.removeAll { $0.kind == kind && $0.family == family }
        kept.append(Kept(token: token, kind: kind, family: family, timeline: timeline))
        return token
    }
}
