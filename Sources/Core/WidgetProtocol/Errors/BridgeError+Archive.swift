import JSON
import WidgetArchive

/// Archives that are more than is kept or drawn.
extension BridgeError {
    package static let archiveTooDeep = archive(
        "it is nested more than \(WidgetArchive.maximumDepth) levels deep", limit: WidgetArchive.maximumDepth,
        hint: "Look for views that contain themselves, and nest fewer of them.")

    package static let archiveTooLarge = archive(
        "it takes more than \(WidgetArchive.maximumSize) bytes", limit: WidgetArchive.maximumSize,
        hint: "Make the images smaller that the widget's code makes itself.")

    package static let timelineTooLarge = archive(
        "its timeline takes more than \(WidgetArchive.maximumTimelineSize) bytes",
        limit: WidgetArchive.maximumTimelineSize,
        hint: "Give fewer entries, and ask for the next with the timeline's policy.")

    package static let archiveTooManyValues = archive(
        "it holds more than \(WidgetArchive.maximumValues) values", limit: WidgetArchive.maximumValues,
        hint: "Draw fewer views, and paths of fewer points.")

    private static func archive(_ reason: String, limit: Int, hint: String) -> BridgeError {
        BridgeError(
            .archiveTooComplex, "What the widget shows is too much to be drawn: \(reason)", hint: hint,
            details: ["limit": .int(limit)])
    }
}
