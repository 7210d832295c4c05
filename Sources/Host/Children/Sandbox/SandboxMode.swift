/// What a user wants of the sandbox.
package enum SandboxMode: String, Sendable, CaseIterable {
    /// As much as the system lets us have, and a warning where that is less than all.
    case auto
    /// All of it, or an error.
    case require
    /// None: the widgets and their sources are trusted.
    case off
}
