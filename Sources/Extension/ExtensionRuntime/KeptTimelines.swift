import JSON
import WidgetKitCompat

/// The last timeline of each kind, family and configuration, from which entries can be drawn again.
struct KeptTimelines {
    struct Kept {
        var token: String
        var kind: String
        var family: WidgetFamily
        var configuration: JSONObject
        var timeline: DrawableTimeline
    }

    private var kept: [Kept] = []
    private var count = 0

    subscript(token: String) -> Kept? {
        kept.first { $0.token == token }
    }

    /// Keeps a timeline instead of the one before, and names it.
    mutating func keep(
        _ timeline: DrawableTimeline, kind: String, family: WidgetFamily, configuration: JSONObject
    ) -> String {
        count += 1
        let token = "\(kind)/\(family)/\(count)"
        kept.removeAll { $0.kind == kind && $0.family == family && $0.configuration == configuration }
        kept.append(
            Kept(token: token, kind: kind, family: family, configuration: configuration, timeline: timeline))
        return token
    }
}
