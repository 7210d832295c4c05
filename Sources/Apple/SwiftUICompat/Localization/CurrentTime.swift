import Foundation
import Synchronization

/// The date and the time zone that the extension's code finds: those that a request says, else the real ones.
///
/// `Date()`, `time` and their kin ask functions of libc's, which the widget's program finds here before libc's own.
package enum CurrentTime {
    private struct Zone {
        var named: String?
        /// What the process was started with.
        var original: String?
    }

    private static let zone = Mutex(Zone())

    /// Has clocks that tell a date stand at it; nil is the real clock's. One thread calls it, between requests.
    package static func use(_ date: Double?) { setClock(date ?? .nan) }

    /// Has everything in this process that goes by the local time follow a time zone; nil is the process's own.
    package static func use(timeZone identifier: String?) {
        zone.withLock { zone in
            guard identifier != zone.named else { return }
            if zone.named == nil { zone.original = getenv("TZ").map { String(cString: $0) } }
            zone.named = identifier
            if let variable = identifier ?? zone.original { setenv("TZ", variable, 1) } else { unsetenv("TZ") }
            tzset()
            NSTimeZone.resetSystemTimeZone()
            NSTimeZone.default = NSTimeZone.system
        }
    }
}

@_silgen_name("widget_bridge_set_clock")
private func setClock(_ seconds: Double)
