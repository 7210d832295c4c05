import Glibc
import Synchronization

/// Notices when files of folders are written, made, moved or removed, by whatever process.
package final class SourceWatch: Sendable {
    private let inotify: Inotify
    /// The numbers of the folders that are watched.
    private let folders = Mutex<[String: Int32]>([:])

    /// An editor saves in several steps: so long there has to be nothing more, in milliseconds.
    private static let quiet: Int32 = 15

    /// Who writes without end is not waited for any longer, in pauses of ``quiet``.
    private static let patience = 40

    /// A file that was written, not one that is being written: it is closed, or moved to where it belongs.
    private static let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR

    /// Nil where the system has no more to give.
    package init?() {
        guard let inotify = Inotify() else { return nil }
        self.inotify = inotify
    }

    /// Watches a folder from now on, which is best done before it is read.
    package func add(_ folder: String) {
        // One that was made anew at its path has another number.
        folders.withLock { $0[folder] = inotify.add(folder, mask: Self.mask) }
    }

    /// Watches no other folders than these any more; false where not all of them are watched.
    @discardableResult
    package func keep(_ wanted: Set<String>) -> Bool {
        folders.withLock { folders in
            for (path, number) in folders where !wanted.contains(path) {
                inotify.remove(number)
                folders[path] = nil
            }
            return folders.count == wanted.count
        }
    }

    /// Blocks this thread until something has changed, and is left in peace; false once the bell rings.
    package func wait(unless bell: Bell) -> Bool {
        while inotify.wait(unless: bell) {
            var isChanged = false
            var poller = pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0)
            for _ in 0..<Self.patience {
                inotify.take { event in if Self.isOfInterest(event) { isChanged = true } }
                if poll(&poller, 1, Self.quiet) == 0 { break }
            }
            if isChanged { return true }
        }
        return false
    }

    /// Editors and file managers keep files of their own beside those that they save.
    private static func isOfInterest(_ event: Inotify.Event) -> Bool {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        // A folder that is no longer watched, or gone.
        if event.mask & UInt32(IN_IGNORED) != 0 { return false }
        guard let first = event.name.first, let last = event.name.last else { return false }
        return first != UInt8(ascii: ".") && first != UInt8(ascii: "#") && last != UInt8(ascii: "~")
            && !event.name.elementsEqual("4913".utf8)
    }
}
