import Synchronization

/// Sees to it that few groups hold descriptors: each that is open holds three, and a process has a thousand or fewer.
final class OpenGroups: Sendable {
    /// Each group holds this: it holds none of them, so that they go with the storage that they are of.
    private struct Entry {
        weak var group: AppGroup?
    }

    /// The open groups, the one used last at the end.
    private let groups = Mutex<[Entry]>([])

    /// Notes that a group is open, and closes the one that was not used for longest where there are too many.
    func used(_ group: AppGroup) {
        let oldest = groups.withLock { groups -> AppGroup? in
            if groups.last?.group === group { return nil }
            groups.removeAll { $0.group == nil || $0.group === group }
            groups.append(Entry(group: group))
            return groups.count > GroupStorage.maximumOpen ? groups.removeFirst().group : nil
        }
        oldest?.closeIfIdle()
    }
}
