import JSON
import WidgetArchive

/// The `context` of a call of the extension's protocol.
struct WidgetContext: Sendable {
    var family: WidgetFamily
    var displaySize: ArchiveSize
    var isPreview = false
    var environments = DrawingEnvironment.kept

    func json(suites: [String]) -> JSONValue {
        [
            "family": .string(family.rawValue),
            "displaySize": ["width": .double(displaySize.width), "height": .double(displaySize.height)],
            "isPreview": .bool(isPreview),
            "suites": .array(suites.map { .string($0) }),
            "environments": .array(environments.map(\.json)),
        ]
    }
}
