import Glibc
import Synchronization

/// Sees to it that few groups hold descriptors: each that is open holds three, and a process has a thousand or fewer.
final class OpenGroups: Sendable {
    /// The open groups, the one used last at the end.
    private let groups = Mutex<[AppGroup]>([])

    /// A sixteenth of what the process may open is three sixteenths with each group's three; at most 64.
    private static let limit: Int = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 16 }
        return Int(min(64, max(4, limit.rlim_cur / 16)))
    }()

    /// Notes that a group is open, and closes the one that was not used for longest where there are too many.
    func used(_ group: AppGroup) {
        let oldest = groups.withLock { groups -> AppGroup? in
            if groups.last === group { return nil }
            groups.removeAll { $0 === group }
            groups.append(group)
            return groups.count > Self.limit ? groups.removeFirst() : nil
        }
        oldest?.closeIfIdle()
    }
}
