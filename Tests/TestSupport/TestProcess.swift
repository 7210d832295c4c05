package import Foundation
import Synchronization
import Testing

/// A process that a test starts, in a process group of its own and with no signal ignored or blocked.
///
/// Foundation's `Process` lists the open files by copies of whole `dirent`s, which now and then reach past the end of the
/// memory that they lie in, and end the test program.
package final class TestProcess: Sendable {
    package let pid: pid_t
    /// How it ended; nil while it runs.
    private let known = Mutex<Int32?>(nil)

    /// - Parameters:
    ///   - input: where it reads; nowhere without it.
    ///   - output: where it writes; nowhere without it, and likewise what it says of errors.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String] = Repository.environment,
        in folder: URL? = nil, input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let folder { _ = changeFolder(&actions, folder.path) }
        for (number, handle) in [input, output, errors].enumerated() {
            if let descriptor = handle?.fileDescriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            } else {
                posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
            }
        }
        // In the child, so that none is missed that another thread makes meanwhile.
        _ = closeFrom(&actions, 3)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var argv = ([program] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        var pid: pid_t = 0
        let code = posix_spawnp(&pid, program, &actions, &attributes, &argv, &envp)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        self.pid = pid
    }

    package var isRunning: Bool { status == nil }

    /// Its exit code, or the number of the signal that ended it, negative; nil while it runs.
    package var status: Int32? {
        known.withLock { known in
            if let known { return known }
            var status: Int32 = 0
            let found = waitpid(pid, &status, WNOHANG)
            // Reaped by somebody else: that it ended is all that is known.
            if found < 0, errno == ECHILD { status = SIGKILL } else if found != pid { return nil }
            known = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
            return known
        }
    }

    /// Waits for its end; where that takes too long, it is killed.
    @discardableResult
    package func end() -> Int32 {
        Deadline.wait(for: "the end of process \(pid)") { !isRunning }
        kill()
        while true {
            if let status { return status }
            usleep(1000)
        }
    }

    /// Ends it, if it still runs.
    package func kill(_ signal: Int32 = SIGKILL) {
        if isRunning { _ = Foundation.kill(pid, signal) }
    }
}

/// glibc's, which Swift's module of it does not have.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32

@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func changeFolder(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
) -> Int32
