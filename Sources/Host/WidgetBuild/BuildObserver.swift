package import Children

/// Who follows a build, and may end it.
package struct BuildObserver: Sendable {
    /// Told what takes long, a line at a time, and what the compiler prints.
    package var progress: @Sendable (String) -> Void

    /// Told, before anything is compiled, which app groups the entitlements list, and in which file.
    package var located: @Sendable (_ appGroups: [String]?, _ entitlements: String?) -> Void

    /// Told of each folder that the build looks into, before anything in it is read, by its real path.
    package var looking: @Sendable (_ folder: String) -> Void

    /// Told, before anything is compiled, which folders the build has looked into, by their real paths.
    package var looked: @Sendable (_ folders: Set<String>) -> Void

    /// Ends the build from another thread: it fails with `buildCancelled`.
    package var cancellation: Cancellation

    /// How long a build may take: it fails with `buildTimedOut` then.
    package var timeLimit: Duration

    /// Beyond what the largest apps' widgets take on a slow machine.
    package static let defaultTimeLimit = Duration.seconds(600)

    package init(
        cancellation: Cancellation = Cancellation(), timeLimit: Duration = defaultTimeLimit,
        progress: @escaping @Sendable (String) -> Void = { _ in },
        located: @escaping @Sendable ([String]?, String?) -> Void = { _, _ in },
        looking: @escaping @Sendable (String) -> Void = { _ in },
        looked: @escaping @Sendable (Set<String>) -> Void = { _ in }
    ) {
        self.cancellation = cancellation
        self.timeLimit = timeLimit
        self.progress = progress
        self.located = located
        self.looking = looking
        self.looked = looked
    }
}
