import Foundation

/// Which file a path leads to.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// Nil where there is no such file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    fileprivate init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
    }
}

/// What tells one state of a file from another without reading it: which file it is, its size and time of change.
package struct FileStamp: Hashable, Sendable {
    private let identity: FileIdentity
    private let size: Int
    private let nanoseconds: Int

    /// Nil where there is no such file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(status)
        size = Int(status.st_size)
        nanoseconds = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }

    /// A path with the size and the time of change of what is there, which a copy with its times has too.
    package static func text(_ path: String) -> String {
        let stamp = FileStamp(path)
        return "\(path):\(stamp?.size ?? -1):\(stamp?.nanoseconds ?? 0)"
    }
}
