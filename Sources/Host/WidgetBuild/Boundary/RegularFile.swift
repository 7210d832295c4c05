import Foundation

/// Reads files that are files: what would block, or never ends, is refused.
enum RegularFile {
    enum Failure: Error {
        case notRegular
        case tooLarge
        /// The descriptor leads elsewhere than the path did.
        case moved
        case system(Int32)
    }

    /// The file's bytes.
    ///
    /// - Parameter admits: asked about the file that was opened, by its path without symbolic links.
    static func read(
        _ path: String, limit: Int, admits: (String) -> Bool = { _ in true }
    ) throws(Failure) -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system(errno) }
        // Before it is opened, which alone does something with a few devices.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        guard status.st_nlink > 0, let opened = Self.path(of: descriptor), admits(opened) else { throw .moved }
        guard Int(status.st_size) <= limit else { throw .tooLarge }
        return try bytes(of: descriptor, expecting: Int(status.st_size), limit: limit)
    }

    /// Where a file lies that is open, without symbolic links; the system knows, and asks after no folder above it.
    private static func path(of descriptor: Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { space in
            let count = readlink("/proc/self/fd/\(descriptor)", space.baseAddress!, Int(PATH_MAX))
            guard count > 0 else { return nil }
            space[count] = 0
            return String(cString: space.baseAddress!)
        }
    }

    /// What is there, up to the limit: a file may grow, and some have no size.
    private static func bytes(of descriptor: Int32, expecting size: Int, limit: Int) throws(Failure) -> Data {
        var data = Data(count: size)
        var count = 0
        while true {
            if count == data.count {
                // The end, as a rule: one more read says so.
                var rest = [UInt8](repeating: 0, count: 1 << 16)
                let read = Foundation.read(descriptor, &rest, rest.count)
                if read < 0 {
                    if errno == EINTR { continue }
                    throw .system(errno)
                }
                if read == 0 { return data }
                data.append(contentsOf: rest[..<read])
                count = data.count
                if count > limit { throw .tooLarge }
            } else {
                let read = data.withUnsafeMutableBytes { space in
                    Foundation.read(descriptor, space.baseAddress! + count, space.count - count)
                }
                if read < 0 {
                    if errno == EINTR { continue }
                    throw .system(errno)
                }
                if read == 0 { return data.prefix(count) }
                count += read
            }
        }
    }
}
