import Glibc

/// Notices when files of a folder are written, by whatever process.
package final class FolderWatch: Sendable {
    private let descriptor: Int32

    /// How long the writes that follow one another are one, in microseconds.
    private static let pause: UInt32 = 10_000

    /// Nil where there is no such folder, or the system has no more to give.
    package init?(_ folder: String) {
        // inotify(7): its flags are those of open(2).
        descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY)) >= 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Blocks this thread until a file of the folder is written; false once the bell rings.
    package func wait(for name: String, unless bell: Bell) -> Bool {
        while true {
            var pollers = [descriptor, bell.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if poll(&pollers, 2, -1) < 0 { continue }
            if pollers[1].revents != 0 { return false }
            usleep(Self.pause)
            if takeEvents(naming: name) { return true }
        }
    }

    /// Takes what waits; whether it names the file. An event is 16 bytes, of which the last four say how long the name
    /// is that follows, with NULs at its end.
    private func takeEvents(naming name: String) -> Bool {
        var isNamed = false
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isNamed }
            buffer.withUnsafeBytes { bytes in
                var place = 0
                while place + 16 <= count {
                    let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                    let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                    let found = bytes[(place + 16)..<min(count, place + 16 + length)].prefix { $0 != 0 }
                    // Of too many some are lost.
                    if mask & UInt32(IN_Q_OVERFLOW) != 0 || found.elementsEqual(name.utf8) { isNamed = true }
                    place += 16 + length
                }
            }
        }
    }
}
