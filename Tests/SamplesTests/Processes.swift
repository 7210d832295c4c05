import Foundation
import TestSupport

/// Processes as `/proc` shows them.
enum Processes {
    /// How many have a word in their command line.
    static func count(naming word: String) -> Int {
        all.count { commandLine($0)?.split(separator: "\0").contains(word[...]) == true }
    }

    /// How many have been started by a process and run, but for those of one program.
    static func below(_ parent: pid_t, butFor program: String) -> Int {
        all.count { pid in
            guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
                let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 1
            else { return false }
            return fields[0] != "Z" && pid_t(fields[1]) == parent && commandLine(pid)?.contains(program) == false
        }
    }

    private static var all: [pid_t] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    }

    private static func commandLine(_ pid: pid_t) -> String? {
        try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8)
    }
}

/// What this system allows.
enum Namespaces {
    static let areAllowed =
        (try? ProgramRun(
            URL(filePath: "/usr/bin/bwrap"),
            ["--unshare-user", "--unshare-pid", "--ro-bind", "/", "/", "--proc", "/proc", "/bin/true"]))?.status == 0

    static let landlockIsThere =
        (try? ProgramRun(
            Repository.program.deletingLastPathComponent().appending(path: "widget-bridge-sandbox"),
            ["--landlock-version"]))?.status == 0
}

/// A socket of this machine that takes connections.
final class Listener {
    let port: UInt16
    private let descriptor: Int32

    init?() {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
        guard isBound else { return nil }
    }

    deinit { close(descriptor) }
}
