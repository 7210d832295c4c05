import Foundation

/// The anonymous memory that a process has in RAM, read from `/proc/<pid>/statm`, which is much cheaper than `status`.
///
/// `@unchecked Sendable`: nothing changes but at the end.
final class ResidentMemory: @unchecked Sendable {
    private let descriptor: Int32
    private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

    init(of pid: pid_t) {
        descriptor = open("/proc/\(pid)/statm", O_RDONLY | O_CLOEXEC)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// In bytes; nil once the process is gone. proc(5): the second number is what is resident, the third how much of
    /// that is shared or a file's.
    var bytes: Int? {
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = pread(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        let numbers = buffer[..<count].split(separator: UInt8(ascii: " ")).prefix(3)
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == 3 ? max(0, numbers[1] - numbers[2]) * Self.page : nil
    }
}
