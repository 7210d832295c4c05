import WidgetProtocol

/// Tells the host what a widget asked for that cannot work here.
package enum Unavailable {
    package static func note(
        _ what: String, hint: String = "Draw something without it, as on a phone whose owner refuses it."
    ) {
        Diagnostics.report(
            Warning(.notAvailable, "The widget asks for \(what), which is not available here", hint: hint))
    }

    /// What to do about a store of models.
    package static let emptyStore =
        "Stores are in memory and empty at first: have the app save what the widget shows with saveWidgetData, too."
}
