import CEpoll
import Glibc
import POSIXSupport

/// Waits for what an extension says between its calls.
///
/// During a call nobody waits here: what is said then would wake a thread, and take a processor from the extension, only
/// to find out that the call listens itself.
final class IdleListener: Sendable {
    private let epoll: Int32
    /// Another descriptor of the pipe: the process closes its own.
    private let replies: Int32
    private let bell: Bell

    /// Nil where there are no descriptors left.
    init?(_ replies: Int32, _ bell: Bell) {
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        self.replies = fcntl(replies, F_DUPFD_CLOEXEC, 3)
        self.bell = bell
        guard epoll >= 0, self.replies >= 0, bell.descriptor >= 0, control(EPOLL_CTL_ADD, self.replies, EPOLLIN),
            control(EPOLL_CTL_ADD, bell.descriptor, EPOLLIN)
        else { return nil }
    }

    deinit { for descriptor in [epoll, replies] where descriptor >= 0 { close(descriptor) } }

    /// Says whether what the extension says is to be waited for; its end is, at any rate (epoll_ctl(2)).
    func listen(_ listens: Bool) {
        _ = control(EPOLL_CTL_MOD, replies, listens ? EPOLLIN : EPOLL_EVENTS(rawValue: 0))
    }

    /// Blocks this thread until the extension says something or ends, the bell rings, or the time is over; whether it was
    /// the extension.
    func wait(for limit: Duration) -> Bool {
        var events = [epoll_event](repeating: epoll_event(), count: 2)
        let count = epoll_wait(epoll, &events, 2, Int32(limit / .milliseconds(1)) + 1)
        bell.silence()
        return events.prefix(Int(max(0, count))).contains { $0.data.fd == replies }
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ events: EPOLL_EVENTS) -> Bool {
        var event = epoll_event(events: events.rawValue, data: epoll_data_t(fd: descriptor))
        return epoll_ctl(epoll, operation, descriptor, &event) == 0
    }
}
