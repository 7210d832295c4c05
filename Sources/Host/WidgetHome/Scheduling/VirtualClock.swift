import Synchronization

/// A clock that stands still until somebody moves it.
package final class VirtualClock: Sendable {
    private let date: Mutex<Double>

    /// - Parameter date: seconds since 1970.
    package init(_ date: Double) { self.date = Mutex(date) }

    /// Seconds since 1970.
    package var now: Double { date.withLock { $0 } }

    /// Moves it; never back.
    func advance(to date: Double) { self.date.withLock { $0 = max($0, date) } }
}
