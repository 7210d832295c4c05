import Foundation
import Glibc

/// A small file system in memory, mounted on a folder.
package final class SmallDisk {
    package let path: String

    /// - Parameter folder: where it is mounted; nil for a new one.
    /// - Returns: nil where this user may not mount.
    package init?(bytes: Int, at folder: String? = nil) throws {
        path = folder ?? NSTemporaryDirectory() + "small-disk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else {
            rmdir(path)
            return nil
        }
    }

    deinit {
        umount2(path, Int32(MNT_DETACH))
        rmdir(path)
    }

    package func setReadOnly(_ isReadOnly: Bool) -> Bool {
        let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
        return mount("tmpfs", path, "tmpfs", flags, nil) == 0
    }

    /// Mounting needs root's rights.
    package static let canMount = (try? SmallDisk(bytes: 1 << 16)) != nil
}
