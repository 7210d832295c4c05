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

    /// Replaces the file as a whole: it holds the old bytes or the new ones, never a part.
    static func write(_ data: some Collection<UInt8>, to path: String) throws(GroupStorageError) {
        let temporary = "\(path).\(getpid()).partial"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .storage(temporary, errno: errno) }
        var failure = write(data, to: descriptor)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, path) != 0 { failure = errno }
        if failure != 0 {
            unlink(temporary)
            throw .storage(path, errno: failure)
        }
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
