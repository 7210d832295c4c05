import Foundation
import Glibc

/// What a widget's code may try; each says `refused`, with the reason, or `done`, with what it got.
enum Attack: String {
    case read, list, write, link, environment, ownEnvironment, findSecret
    case signal, signalAll, trace, readMemory, openDescriptors
    case forge, forkBomb, memoryInChild, memoryFile, largeFile, manyFiles, orphan
    case connect, namespace, mountFolder, makePipe
    case groupLater, burn

    func attempt(on target: String) -> String {
        switch self {
        case .read, .environment: Self.read(target)
        case .list: Self.list(target)
        case .write: Self.write(target)
        case .link: Self.link(target)
        case .ownEnvironment: ProcessInfo.processInfo.environment[target].map { "done: \($0)" } ?? "refused: not there"
        case .findSecret: Self.findSecret(target)
        case .signal: Self.result(kill(pid_t(target) ?? 0, SIGKILL))
        case .signalAll: Self.result(kill(-1, SIGCONT))
        case .trace: Self.result(Int32(truncatingIfNeeded: Self.call("ptrace", 16, Int(target) ?? 0, 0, 0)))
        case .readMemory: Self.read("/proc/\(target)/mem")
        case .openDescriptors: Self.list("/proc/\(target)/fd")
        case .forge: Self.forge(target)
        case .forkBomb: Self.start("/bin/sh", "-c", "while :; do sleep 60 & done")
        case .memoryInChild: Self.start("/usr/bin/sort", "/dev/zero")
        case .memoryFile: Self.result(Int32(truncatingIfNeeded: Self.call("memfd_create", Self.name, 0, 0, 0)))
        case .largeFile: Self.largeFile(target)
        case .manyFiles: Self.manyFiles()
        case .orphan: Self.orphan(target)
        case .connect: Self.connect(UInt16(target) ?? 0)
        case .namespace: Self.result(Int32(truncatingIfNeeded: Self.call("unshare", 0x1000_0000, 0, 0, 0)))
        case .mountFolder: Self.result(Int32(truncatingIfNeeded: Self.call("umount2", Self.name, 2, 0, 0)))
        case .makePipe: Self.result(mkfifo((ProcessInfo.processInfo.environment["HOME"] ?? "") + "/pipe", 0o600))
        case .groupLater: Self.groupLater(target)
        case .burn: Self.burn()
        }
    }

    private static func result(_ code: Int32) -> String {
        code < 0 ? "refused: \(String(cString: strerror(errno)))" : "done: \(code)"
    }

    private static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return result(-1) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return count < 0 ? result(-1) : "done: \(String(decoding: bytes[..<count], as: UTF8.self))"
    }

    private static func list(_ path: String) -> String {
        guard let folder = opendir(path) else { return result(-1) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) })
        }
        return "done: \(names.filter { !$0.hasPrefix(".") }.sorted().joined(separator: " "))"
    }

    private static func write(_ path: String) -> String {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { return result(-1) }
        defer { close(descriptor) }
        return result(Int32(Glibc.write(descriptor, "hostile", 7)))
    }

    /// A link in its own container to what is not its own, and what that shows.
    private static func link(_ target: String) -> String {
        let path = (ProcessInfo.processInfo.environment["HOME"] ?? "") + "/link"
        unlink(path)
        return symlink(target, path) == 0 ? read(path) : result(-1)
    }

    /// A text in the environment of any process that is to be seen.
    private static func findSecret(_ secret: String) -> String {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] where Int(name) != nil {
            for file in ["environ", "cmdline"] where read("/proc/\(name)/\(file)").contains(secret) {
                return "done: \(name)"
            }
        }
        return "refused: in no process"
    }

    /// A reply to the host on every descriptor that there is.
    private static func forge(_ line: String) -> String {
        for descriptor in Int32(0)..<256 { _ = (line + "\n").withCString { Glibc.write(descriptor, $0, strlen($0)) } }
        return "done: written"
    }

    /// Starts a program and waits for a while.
    private static func start(_ arguments: String...) -> String {
        var pid: pid_t = 0
        var strings = arguments.map { strdup($0) } + [nil]
        let code = posix_spawn(&pid, arguments[0], nil, nil, &strings, environ)
        guard code == 0 else { return "refused: \(String(cString: strerror(code)))" }
        sleep(8)
        return "done: \(pid)"
    }

    private static func largeFile(_ folder: String) -> String {
        let descriptor = open(folder + "/large", O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { return result(-1) }
        defer { close(descriptor) }
        return result(ftruncate(descriptor, 1 << 30))
    }

    /// More temporary files than there is room for.
    private static func manyFiles() -> String {
        let block = [UInt8](repeating: 1, count: 1 << 20)
        for index in 0..<256 {
            let descriptor = open(NSTemporaryDirectory() + "/file\(index)", O_WRONLY | O_CREAT, 0o600)
            guard descriptor >= 0 else { return result(-1) }
            defer { close(descriptor) }
            if Glibc.write(descriptor, block, block.count) < block.count { return result(-1) }
        }
        return "done: 256 MB"
    }

    /// A process that has left the session and its parent.
    private static func orphan(_ seconds: String) -> String {
        var pid: pid_t = 0
        let arguments = ["/bin/sh", "-c", "(setsid sleep \(seconds) >/dev/null 2>&1 &)"]
        var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        let code = posix_spawn(&pid, "/bin/sh", nil, nil, &strings, environ)
        guard code == 0 else { return "refused: \(String(cString: strerror(code)))" }
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        return "done: \(pid)"
    }

    private static func connect(_ port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return result(-1) }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                result(Glibc.connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)))
            }
        }
    }

    /// What is in a group that the app has begun to use after the extension was started.
    private static func groupLater(_ group: String) -> String {
        UserDefaults(suiteName: group)?.string(forKey: "greeting").map { "done: \($0)" } ?? "refused: nothing"
    }

    /// Goes on after its answer.
    private static func burn() -> String {
        Thread.detachNewThread { while true {} }
        return "done: burning"
    }

    // MARK: Functions that Swift does not see

    private static let name = Int(bitPattern: strdup("/tmp"))

    private static func call(_ name: String, _ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
        typealias Function = @convention(c) (Int, Int, Int, Int) -> Int
        guard let symbol = dlsym(nil, name) else { return -1 }
        return unsafeBitCast(symbol, to: Function.self)(a, b, c, d)
    }
}
