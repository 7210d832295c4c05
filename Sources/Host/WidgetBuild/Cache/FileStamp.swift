import Foundation

/// A file's path, size and time of change: what tells one build of a large file from another without reading it.
struct FileStamp: Hashable, CustomStringConvertible {
    var path: String
    var size: Int
    var nanoseconds: Int

    init(path: String) {
        var status = stat()
        let found = stat(path, &status) == 0
        self.path = path
        size = found ? Int(status.st_size) : -1
        nanoseconds = found ? status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec : 0
    }

    var description: String { "\(path):\(size):\(nanoseconds)" }
}
