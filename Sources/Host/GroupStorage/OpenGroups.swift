import Synchronization

/// Sees to it that few groups hold descriptors: each that is open holds three, and a process has a thousand or fewer.
final class OpenGroups: Sendable {
    /// The open groups, the one used last at the end.
    private let groups = Mutex<[AppGroup]>([])

    /// Notes that a group is open, and closes the one that was not used for longest where there are too many.
    func used(_ group: AppGroup) {
        let oldest = groups.withLock { groups -> AppGroup? in
            if groups.last === group { return nil }
            groups.removeAll { $0 === group }
            groups.append(group)
            return groups.count > GroupStorage.maximumOpen ? groups.removeFirst() : nil
        }
        oldest?.closeIfIdle()
    }
}
