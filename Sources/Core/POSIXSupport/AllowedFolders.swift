import Foundation

/// The folders below which files may be opened that somebody names who is not trusted with it.
package struct AllowedFolders: Sendable, Hashable {
    /// Why a file was not opened.
    package enum Refusal: Error, Hashable, Sendable {
        /// It lies elsewhere, or a link leads elsewhere.
        case outside
        /// It is a folder, a device or a pipe.
        case noFile
        case tooLarge(limit: Int)
        /// It is not there, or may not be read.
        case unreadable(code: Int32)
    }

    /// Real paths: a link in the place of one of them leads nowhere.
    package let paths: [String]

    /// - Parameter paths: real paths, as ``realPath(_:)`` gives them.
    package init(_ paths: [String] = []) { self.paths = paths }

    /// The bytes of a regular file.
    package func contents(of path: String, limit: Int) throws(Refusal) -> [UInt8] {
        let (place, size) = try find(path, limit: limit)
        defer { close(place) }
        // The very file that was looked at, whatever its path leads to by now.
        let file = open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(code: errno) }
        defer { close(file) }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { space, count in
            while count < size {
                let read = Foundation.read(file, space.baseAddress! + count, size - count)
                if read < 0, errno == EINTR { continue }
                if read < 0 { code = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        if code != 0 { throw .unreadable(code: code) }
        return bytes
    }

    /// Throws where ``contents(of:limit:)`` would.
    package func check(_ path: String, limit: Int) throws(Refusal) { close(try find(path, limit: limit).place) }

    /// A descriptor that only says where the file is: nothing waits for it, and no device takes notice.
    private func find(_ path: String, limit: Int) throws(Refusal) -> (place: Int32, size: Int) {
        let place = open(path, Self.onlyPath | O_CLOEXEC)
        guard place >= 0 else { throw .unreadable(code: errno) }
        do throws(Refusal) {
            guard let real = Self.target(of: "/proc/self/fd/\(place)"), contains(real) else { throw .outside }
            var status = stat()
            guard fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
            guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
            return (place, Int(status.st_size))
        } catch {
            close(place)
            throw error
        }
    }

    private func contains(_ real: String) -> Bool {
        paths.contains {
            real.utf8.starts(with: $0.utf8) && real.utf8.dropFirst($0.utf8.count).first == UInt8(ascii: "/")
        }
    }

    private static func target(of link: String) -> String? {
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { space, count in
            count = space.withMemoryRebound(to: CChar.self) { max(0, readlink(link, $0.baseAddress!, $0.count)) }
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// open(2)'s `O_PATH`, which Swift does not see.
    private static let onlyPath: Int32 = 0o10_000_000

    /// A path without links and dots, as far as there is something at it.
    package static func realPath(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let (parent, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        return parent == path || parent.isEmpty ? path : (realPath(parent) as NSString).appendingPathComponent(name)
    }
}

extension AllowedFolders.Refusal {
    /// The system's word for an error.
    package static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
