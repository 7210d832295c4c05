import Foundation
import Synchronization
package import WidgetProtocol

/// A file that a host names: written where nobody sees it, and put in its place whole.
///
/// It replaces a regular file and nothing else. While it is written it has no name, where the file system has such
/// files: a process that is killed leaves nothing behind.
package final class OutputFile {
    private let path: String
    private let folder: String
    private let descriptor: Int32
    /// The file's name until it is in its place, if it has one.
    private var temporary: String?
    /// Why something could not be written.
    private var failure: Int32 = 0
    /// Whether there was something in its place when it was begun.
    private let replaces: Bool

    /// - Parameter path: absolute.
    package init(_ path: String) throws(BridgeError) {
        replaces = try Self.check(path)
        self.path = path
        folder = (path as NSString).deletingLastPathComponent
        Leftovers.removeOnce(in: folder)
        var descriptor = open(folder, Self.nameless | O_WRONLY | O_CLOEXEC, 0o666)
        // What a file system, or an old kernel, says that has no such files (open(2)).
        if descriptor < 0, [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) {
            let name = Leftovers.name(in: folder)
            descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { temporary = name }
        }
        guard descriptor >= 0 else { throw .output(path, errno: errno) }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
        if let temporary { unlink(temporary) }
    }

    /// Appends bytes; that this failed is what ``finish()`` throws.
    package func write(_ bytes: UnsafeRawBufferPointer) {
        if failure == 0, !Descriptors.write(bytes, to: descriptor) { failure = errno }
    }

    /// Puts the file in its place; without it, nothing is left of it.
    package func finish() throws(BridgeError) {
        guard failure == 0 else { throw .output(path, errno: failure) }
        if temporary == nil {
            if !replaces {
                if link(as: path) { return }
                guard errno == EEXIST else { throw .output(path, errno: errno) }
            }
            let name = Leftovers.name(in: folder)
            guard link(as: name) else { throw .output(path, errno: errno) }
            temporary = name
        }
        _ = try Self.check(path)
        guard let temporary, Self.replace(path, by: temporary) else { throw .output(path, errno: errno) }
        self.temporary = nil
    }

    /// Puts a file in the place of another.
    ///
    /// The two change places, and the old one is removed then: ext4 brings a file to the disk that is renamed over
    /// another, which takes five times as long as to write a picture.
    private static func replace(_ path: String, by temporary: String) -> Bool {
        guard exchange(temporary, path) else { return rename(temporary, path) == 0 }
        if unlink(temporary) == 0 { return true }
        // What is there now, such as a folder, is no file.
        let code = errno
        _ = exchange(temporary, path)
        errno = code
        return false
    }

    /// False where the file system, or an old kernel, cannot do it.
    private static func exchange(_ one: String, _ other: String) -> Bool {
        renameAt2(AT_FDCWD, one, AT_FDCWD, other, exchanging) == 0
    }

    /// renameat2(2)'s `RENAME_EXCHANGE`.
    private static let exchanging: CUnsignedInt = 1 << 1

    private func link(as name: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }

    /// Whether there is something; throws where no picture is to replace it.
    private static func check(_ path: String) throws(BridgeError) -> Bool {
        if path.hasSuffix("/") { throw .output(path, isNoFileBut: "a folder's name") }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw .output(path, errno: errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return true
        case S_IFDIR: throw .output(path, isNoFileBut: "a folder")
        case S_IFLNK: throw .output(path, isNoFileBut: "a symbolic link")
        case S_IFIFO: throw .output(path, isNoFileBut: "a named pipe")
        case S_IFSOCK: throw .output(path, isNoFileBut: "a socket")
        default: throw .output(path, isNoFileBut: "a device")
        }
    }

    /// open(2)'s `O_TMPFILE`, which Swift does not see.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
}

/// renameat2(2), which Swift does not see.
@_silgen_name("renameat2")
private func renameAt2(
    _ oldFolder: CInt, _ old: UnsafePointer<CChar>, _ newFolder: CInt, _ new: UnsafePointer<CChar>,
    _ flags: CUnsignedInt
) -> CInt

/// Files that have a name of their own until they are in their place, and what killed processes left of them.
package enum Leftovers {
    private static let prefix = ".widget-bridge-"
    private static let suffix = ".partial"
    private static let count = Atomic<UInt>(0)
    private static let seen = Mutex<Set<String>>([])

    /// A name that no other file has.
    static func name(in folder: String) -> String {
        "\(folder)/\(prefix)\(getpid())-\(count.wrappingAdd(1, ordering: .relaxed).newValue)\(suffix)"
    }

    /// Removes what processes that are gone have left in a folder, when this one first writes there.
    static func removeOnce(in folder: String) {
        let isFirst = seen.withLock { seen in
            // A host may write to any number of folders; to look into one again does no harm.
            if seen.count > 1000 { seen = [] }
            return seen.insert(folder).inserted
        }
        if isFirst { remove(in: folder) }
    }

    /// Removes what processes that are gone have left in a folder.
    package static func remove(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix(prefix), name.hasSuffix(suffix),
                let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(folder)/\(name)")
        }
    }
}
