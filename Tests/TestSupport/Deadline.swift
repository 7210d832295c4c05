import Glibc
package import Testing

/// Waiting in tests: never without end, and never without saying for what.
package enum Deadline {
    /// Long enough for what takes a second on an idle machine; reaching it is a failure.
    package static let patience = Duration.seconds(120)

    /// Waits until something is so; records an issue where it never is.
    @discardableResult
    package static func wait(
        for what: String, limit: Duration = patience, sourceLocation: SourceLocation = #_sourceLocation,
        until isSo: () throws -> Bool
    ) rethrows -> Bool {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            if try isSo() { return true }
            usleep(2_000)
        }
        if try isSo() { return true }
        Issue.record("waited \(limit.components.seconds) s in vain for \(what)", sourceLocation: sourceLocation)
        return false
    }
}
