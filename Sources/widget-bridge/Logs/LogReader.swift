import Foundation

/// Reads a run's log as it grows.
struct LogReader {
    let path: String
    private var file: FileHandle?

    /// Begins with what is kept of it.
    init(_ path: String) {
        self.path = path
        file = FileHandle(forReadingAtPath: path + RunLog.olderSuffix) ?? FileHandle(forReadingAtPath: path)
    }

    /// Prints what was added since, and goes on with the file that has taken the place of this one.
    mutating func printRest() throws {
        while let open = file {
            // Looked at first: what is added before the file is moved aside is then read.
            let isCurrent = Self.number(of: open) == Self.number(at: path)
            while case let bytes = open.readData(ofLength: 64 << 10), !bytes.isEmpty {
                try CommandOutput.write(Array(bytes))
            }
            if isCurrent { return }
            file = FileHandle(forReadingAtPath: path)
        }
        file = FileHandle(forReadingAtPath: path)
    }

    private static func number(of file: FileHandle) -> ino_t? {
        var status = stat()
        return fstat(file.fileDescriptor, &status) == 0 ? status.st_ino : nil
    }

    private static func number(at path: String) -> ino_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : nil
    }
}
