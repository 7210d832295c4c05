@preconcurrency import Glibc

/// The process's standard streams and how to read and write descriptors.
package enum Descriptors {
    /// Moves standard output aside and points descriptor 1 at standard error, so that no `print` reaches the stream of
    /// messages.
    ///
    /// - Returns: The descriptor that messages are to be written to; children do not inherit it.
    package static func takeStandardOutput() -> Int32 {
        fflush(nil)
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return output
    }

    /// Moves standard input aside and points descriptor 0 at nothing, so that only messages are read from it here.
    package static func takeStandardInput() -> Int32 {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        if nothing >= 0 {
            dup2(nothing, STDIN_FILENO)
            close(nothing)
        }
        return input
    }

    /// Has every line that is printed leave at once, for the log and for the last words before a crash.
    package static func printWholeLines() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// How many descriptors this process may have.
    package static let limit: Int = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
        return Int(clamping: limit.rlim_cur)
    }()

    /// Reads what there is, waiting for the first byte; 0 at the end, and on errors, after which nothing comes.
    package static func read(_ descriptor: Int32, into space: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = Glibc.read(descriptor, space.baseAddress, space.count)
            if count >= 0 { return count }
            if errno == EAGAIN { wait(for: descriptor, POLLIN) } else if errno != EINTR { return 0 }
        }
    }

    /// Waits for something to read, or for the end of the input; false once the other descriptor has something.
    package static func waitForInput(_ input: Int32, unless other: Int32) -> Bool {
        // A file, or a descriptor that is none, has never to be waited for; one of -1 is passed over.
        var entries = [input, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&entries, 2, -1) < 0, errno == EINTR {}
        return entries[1].revents == 0
    }

    /// Whether a read would not wait.
    package static func isReadable(_ descriptor: Int32) -> Bool { isReady(descriptor, POLLIN) }

    /// Writes all, waiting as long as the reader does; false when nobody will read it.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                wait(for: descriptor, POLLOUT)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// So many bytes are written without waiting where there is room: what POSIX has of a pipe.
    package static let leastRoom = Int(PIPE_BUF)

    /// Whether a write of ``leastRoom`` bytes would not wait.
    package static func hasRoom(_ descriptor: Int32) -> Bool { isReady(descriptor, POLLOUT) }

    private static func isReady(_ descriptor: Int32, _ event: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return poll(&entry, 1, 0) > 0
    }

    private static func wait(for descriptor: Int32, _ event: Int32) {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        poll(&entry, 1, -1)
    }
}
