public import Foundation
import Synchronization
import WidgetProtocol

/// The language and region that the extension is asked to draw for.
///
/// Foundation on Linux has none: its current locale is always `en_001`. What it asks for that locale is answered here
/// instead, so that date formatters and calendars too follow the request: the widget's program is linked with this
/// library before Foundation's, and the first library that has a symbol is the one whose symbol is used.
package enum CurrentLocale {
    private struct State {
        var locale = CurrentLocale.standard
        var calendar = CurrentLocale.calendar(of: CurrentLocale.standard)
    }

    /// The user's own, which is followed where no other is asked for.
    package static let standard = Locale(
        identifier: ExtensionEnvironment.current?.locale ?? DrawingEnvironment.defaultLocale)

    private static let state = Mutex(State())

    package static var locale: Locale { state.withLock { $0.locale } }

    package static var calendar: Calendar {
        var calendar = state.withLock { $0.calendar }
        // The program may set the default time zone at any time.
        if calendar.timeZone != .current { calendar.timeZone = .current }
        return calendar
    }

    /// Makes the locale the one that everything in this process follows.
    package static func use(_ locale: Locale) {
        guard locale != self.locale else { return }
        let calendar = calendar(of: locale)
        state.withLock { $0 = State(locale: locale, calendar: calendar) }
    }

    private static func calendar(of locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        return calendar
    }
}

@_silgen_name("widget_bridge_current_locale")
public func _currentLocale() -> Locale { CurrentLocale.locale }

@_silgen_name("widget_bridge_autoupdating_current_locale")
public func _autoupdatingCurrentLocale() -> Locale { CurrentLocale.locale }

@_silgen_name("widget_bridge_preferred_languages")
public func _preferredLanguages() -> [String] { [CurrentLocale.locale.identifier(.bcp47)] }

@_silgen_name("widget_bridge_current_calendar")
public func _currentCalendar() -> Calendar { CurrentLocale.calendar }

@_silgen_name("widget_bridge_autoupdating_current_calendar")
public func _autoupdatingCurrentCalendar() -> Calendar { CurrentLocale.calendar }
