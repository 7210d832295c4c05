/// How far a Live Activity has come, as ActivityKit names it.
package enum ActivityPhase: String, CaseIterable, Sendable {
    /// It begins later.
    case pending
    case active
    /// What it shows is out of date.
    case stale
    /// It shows its last content for a while.
    case ended
    /// It is gone.
    case dismissed

    /// Whether it still takes updates.
    package var goesOn: Bool {
        switch self {
        case .pending, .active, .stale: true
        case .ended, .dismissed: false
        }
    }
}
