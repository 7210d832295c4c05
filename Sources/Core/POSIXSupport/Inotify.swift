import Glibc

/// What the kernel tells of changes in folders, by inotify(7).
struct Inotify: ~Copyable {
    struct Event {
        /// The folder, by the number that ``add(_:mask:)`` gave; -1 where events were lost.
        var folder: Int32
        var mask: UInt32
        /// The file's name in the folder.
        var name: [UInt8]
    }

    let descriptor: Int32

    /// Nil where the system has no more to give.
    init?() {
        // Its flags are those of open(2).
        let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// The number of a folder that is looked at from now on; nil where there is none, or no more can be.
    borrowing func add(_ folder: String, mask: Int32) -> Int32? {
        let number = inotify_add_watch(descriptor, folder, UInt32(bitPattern: mask))
        return number >= 0 ? number : nil
    }

    borrowing func remove(_ number: Int32) { _ = inotify_rm_watch(descriptor, number) }

    /// Blocks this thread until something is told; false once the bell rings.
    borrowing func wait(unless bell: Bell) -> Bool {
        while true {
            var pollers = [descriptor, bell.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if poll(&pollers, 2, -1) < 0 { continue }
            return pollers[1].revents == 0
        }
    }

    /// Takes what waits. An event is 16 bytes, of which the last four say how long the name is that follows, with NULs at
    /// its end.
    borrowing func take(_ body: (Event) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            buffer.withUnsafeBytes { bytes in
                var place = 0
                while place + 16 <= count {
                    let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                    let name = bytes[(place + 16)..<min(count, place + 16 + length)].prefix { $0 != 0 }
                    body(
                        Event(
                            folder: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
                            mask: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self), name: Array(name)))
                    place += 16 + length
                }
            }
        }
    }
}
