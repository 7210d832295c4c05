import WidgetProtocol

/// Tells the host what a widget asked for that cannot work here.
package enum Unavailable {
    package static func note(_ what: String) {
        Diagnostics.report(
            Warning(
                .notAvailable, "The widget asks for \(what), which is not available here",
                hint: "Show something where a phone has it, too: its owner may refuse."))
    }
}
