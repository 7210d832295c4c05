import Foundation

/// Counts down to the end of a focus.
struct FocusTimer: Codable, Hashable {
    private(set) var start: Date
    private(set) var end: Date
    /// When it was paused, while it is.
    private(set) var pausedAt: Date?

    init(start: Date, duration: Duration) {
        self.start = start
        end = start.addingTimeInterval(TimeInterval(duration.components.seconds))
    }

    var interval: ClosedRange<Date> { start...end }

    var isPaused: Bool { pausedAt != nil }

    func isOver(at date: Date) -> Bool { !isPaused && end <= date }

    /// How much of the time is left, from 0 to 1.
    func remaining(at date: Date) -> Double {
        let left = end.timeIntervalSince(pausedAt ?? date) / end.timeIntervalSince(start)
        return min(max(left, 0), 1)
    }

    /// Holds the time, or goes on with what was left.
    mutating func setPaused(_ isPaused: Bool, at date: Date) {
        if let pausedAt, !isPaused {
            let pause = date.timeIntervalSince(pausedAt)
            start += pause
            end += pause
            self.pausedAt = nil
        } else if isPaused, pausedAt == nil {
            pausedAt = date
        }
    }
}

extension FocusTimer {
    /// Ten minutes into twenty-five.
    static var running: FocusTimer {
        FocusTimer(start: .now.addingTimeInterval(-600), duration: .seconds(25 * 60))
    }

    static var paused: FocusTimer {
        var timer = running
        timer.setPaused(true, at: .now)
        return timer
    }
}
