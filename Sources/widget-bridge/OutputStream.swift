import Foundation
import POSIXSupport
import WidgetProtocol

/// What a command writes its result to where that is no file: `-`, or a path that stands for a descriptor.
struct OutputStream {
    private let path: String
    private let descriptor: Int32

    /// Nil for the path of a file. To be called before anything is opened: a number is what the caller has opened.
    ///
    /// Whatever else is printed goes to standard error from then on.
    init?(path: String) throws(BridgeError) {
        guard let number = Self.number(path) else { return nil }
        self.path = path
        descriptor =
            number == STDOUT_FILENO ? Descriptors.takeStandardOutput() : fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else { throw .output(path, errno: errno) }
        Signals.ignoreFailedWrites()
    }

    func write(_ bytes: [UInt8]) throws(BridgeError) {
        guard bytes.withUnsafeBytes({ Descriptors.write($0, to: descriptor) }) else {
            throw .output(path, errno: errno)
        }
    }

    private static func number(_ path: String) -> Int32? {
        switch path {
        case "-", "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
            return folder.flatMap { Int32(path.dropFirst($0.count)) }
        }
    }
}
