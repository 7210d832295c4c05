/// Why a widget is reloaded, as the protocol names it.
package enum ReloadReason: String, CaseIterable, Sendable {
    /// The host's calls.
    case updateWidget, reloadAllWidgets, configureWidget
    /// A tap, whose intent has run.
    case intent
    /// A time that the host has set by `scheduleWidgetUpdates`.
    case scheduleWidgetUpdates
    /// The timeline's policy.
    case atEnd, after
    /// The widget's own code, by WidgetCenter.
    case widgetCenter
    /// The clock shows an earlier date than at the last reload.
    case clock
    /// The user has another locale or time zone than at the last reload.
    case locale
    /// It was looked at, and had no timeline.
    case firstLook
    /// Its extension was built anew.
    case built

    /// Whether it has to fit the budget; the host's own reloads are made at once.
    var isPutOff: Bool {
        switch self {
        case .atEnd, .after, .widgetCenter: true
        case .updateWidget, .reloadAllWidgets, .configureWidget, .intent, .scheduleWidgetUpdates, .clock, .locale,
            .firstLook, .built:
            false
        }
    }

    /// Whether the budget pays for it: what the user or the developer does, or a look, brings about is free.
    var isCharged: Bool {
        switch self {
        case .updateWidget, .reloadAllWidgets, .scheduleWidgetUpdates, .atEnd, .after, .widgetCenter: true
        case .configureWidget, .intent, .clock, .locale, .firstLook, .built: false
        }
    }
}
