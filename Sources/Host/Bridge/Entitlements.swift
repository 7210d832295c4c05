/// The app groups that the session's extensions may use.
package struct Entitlements: Sendable, Hashable {
    package var groups: [String]

    /// The files that say so.
    package var files: [String]

    package init(groups: [String], files: [String]) {
        self.groups = groups
        self.files = files
    }
}
