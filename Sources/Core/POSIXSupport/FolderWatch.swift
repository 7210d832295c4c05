import Glibc

/// Notices when files of a folder are written, by whatever process.
package final class FolderWatch: Sendable {
    private let inotify: Inotify

    /// How long the writes that follow one another are one, in microseconds.
    private static let pause: UInt32 = 10_000

    /// Nil where there is no such folder, or the system has no more to give.
    package init?(_ folder: String) {
        guard let inotify = Inotify(), inotify.add(folder, mask: IN_MODIFY) != nil else { return nil }
        self.inotify = inotify
    }

    /// Blocks this thread until a file of the folder is written; false once the bell rings.
    package func wait(for name: String, unless bell: Bell) -> Bool {
        while inotify.wait(unless: bell) {
            usleep(Self.pause)
            var isNamed = false
            inotify.take { event in
                // Of too many some are lost.
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || event.name.elementsEqual(name.utf8) { isNamed = true }
            }
            if isNamed { return true }
        }
        return false
    }
}
