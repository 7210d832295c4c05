import Foundation

/// Files and folders that only this user may see.
package enum OwnFile {
    /// Makes the folder and those above it.
    package static func makeFolder(_ path: String) throws(GroupStorageError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let code = errno
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard code == ENOENT, parent != path else { throw .storage(path, errno: code) }
        try makeFolder(parent)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw .storage(path, errno: errno) }
    }

    /// Replaces the file as a whole: it holds the old bytes or the new ones, never a part. `willReplace` is told the new
    /// file's inode before it takes the old one's place.
    static func write(
        _ data: some Collection<UInt8>, to path: String,
        willReplace: (UInt64) throws(GroupStorageError) -> Void = { (_) throws(GroupStorageError) in }
    ) throws(GroupStorageError) {
        let temporary = "\(path).\(getpid()).partial"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .storage(temporary, errno: errno) }
        var failure = write(data, to: descriptor)
        var status = stat()
        if failure == 0, fstat(descriptor, &status) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        do throws(GroupStorageError) {
            if failure == 0 { try willReplace(UInt64(status.st_ino)) }
        } catch {
            unlink(temporary)
            throw error
        }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw .storage(path, errno: failure)
        }
    }

    /// Writes over the file as it is, several times faster than ``write(_:to:)``; whoever reads it must notice a file
    /// that was cut short.
    static func overwrite(_ data: [UInt8], at path: String) throws(GroupStorageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .storage(path, errno: errno) }
        var failure = write(data, to: descriptor)
        if failure == 0, ftruncate(descriptor, off_t(data.count)) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure != 0 { throw .storage(path, errno: failure) }
    }

    /// Writes everything; returns the error number, or 0.
    private static func write(_ data: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
        func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                if count < 0 { return errno }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return 0
        }
        return data.withContiguousStorageIfAvailable(write) ?? Array(data).withUnsafeBufferPointer(write)
    }
}
