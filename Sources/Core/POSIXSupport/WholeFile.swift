import Foundation
import Glibc
import Synchronization
package import WidgetProtocol

/// Files that are whole or not there, and folders that only this user may see.
package enum WholeFile {
    /// Makes an error of the path and the error number of what failed.
    package typealias Failure = (_ path: String, _ code: Int32) -> BridgeError

    /// Makes the folder and those above it, for this user alone unless another mode is given.
    package static func makeFolder(
        _ path: String, mode: UInt32 = 0o700, failure: Failure = BridgeError.storage
    ) throws(BridgeError) {
        if mkdir(path, mode) == 0 { return }
        let code = errno
        if code == EEXIST {
            if isFolder(path) { return }
            throw failure(path, ENOTDIR)
        }
        let parent = (path as NSString).deletingLastPathComponent
        guard code == ENOENT, parent != path, !parent.isEmpty else { throw failure(path, code) }
        try makeFolder(parent, mode: mode, failure: failure)
        if mkdir(path, mode) != 0, errno != EEXIST { throw failure(path, errno) }
    }

    /// Writes the data to a temporary file beside the path, whose name is returned.
    package static func stage(
        _ data: some Collection<UInt8>, beside path: String, mode: UInt32 = 0o600,
        failure: Failure = BridgeError.storage
    ) throws(BridgeError) -> String {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        let temporary = "\(path).\(getpid())-\(number).partial"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw failure(path, errno) }
        var code: Int32 = 0
        if !write(data, to: descriptor) { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 {
            unlink(temporary)
            throw failure(path, code)
        }
        return temporary
    }

    /// Two threads may write the same file.
    private static let count = Atomic<UInt>(0)

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func write(_ data: some Collection<UInt8>, to descriptor: Int32) -> Bool {
        func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            Descriptors.write(UnsafeRawBufferPointer(bytes), to: descriptor)
        }
        return data.withContiguousStorageIfAvailable(write) ?? Array(data).withUnsafeBufferPointer(write)
    }
}
