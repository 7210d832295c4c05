import Foundation
import POSIXSupport

/// `posix_spawn` as children of the bridge need it.
enum Spawn {
    /// util-linux's `setpriv`, which sets the signal that the child gets when the bridge dies, and becomes the child.
    private static let setpriv = "/usr/bin/setpriv"

    /// The command line; the child also ends by itself when its standard input ends, so `setpriv` may be missing.
    private static func arguments(_ launch: Launch) -> [String] {
        guard !launch.endsWithParent, access(setpriv, X_OK) == 0 else { return launch.arguments }
        return [setpriv, "--pdeathsig", "KILL"] + launch.arguments
    }

    /// A child that was started.
    struct Started {
        /// An error number where it could not be, else 0.
        var code: Int32
        var pid: pid_t = 0
        var group: ControlGroup?

        /// Ends it and all that it has started.
        ///
        /// To be called while its number is still its own: before it is reaped.
        func kill() {
            _ = Foundation.kill(-pid, SIGKILL)
            group?.kill()
        }

        /// Waits until it ends, and leaves it a zombie.
        func waitForEnd() {
            var information = siginfo_t()
            while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        }

        /// Reaps it, which has ended.
        func reap(_ launch: Launch) -> ChildEnd {
            kill()
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            defer { group?.remove() }
            return launch.end(wait: status, in: group)
        }
    }

    /// Starts a child with these three descriptors, and one more where it has data to read, in a process group of its
    /// own, with no signal ignored or blocked.
    static func start(_ launch: Launch, input: Int32, output: Int32, errors: Int32) -> Started {
        guard access(launch.arguments[0], X_OK) == 0 else { return Started(code: errno) }
        let group = launch.groupLimits.flatMap { ControlGroups.current?.make($0) }
        let data = launch.data.flatMap(pipe)
        defer { if let data { close(data) } }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        if let data { posix_spawn_file_actions_adddup2(&actions, data, 3) }
        // In the child, so that none is missed that another thread makes meanwhile.
        _ = closeFrom(&actions, data == nil ? 3 : 4)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // An ignored signal stays ignored across exec, and the bridge ignores some.
        for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)

        let arguments = joining(group) + arguments(launch)
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = launch.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in argv + envp { free(string) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, arguments[0], &actions, &attributes, &argv, &envp)
        if code != 0 { group?.remove() }
        return Started(code: code, pid: pid, group: group)
    }

    /// What has the child join a group before it becomes the program.
    private static func joining(_ group: ControlGroup?) -> [String] {
        guard let group, let launcher = SandboxPrograms.launcher else { return [] }
        return [launcher, "--cgroup", group.path, "--"]
    }

    /// A pipe's end from which the text is read; the text is shorter than what a pipe takes at once.
    private static func pipe(_ text: String) -> Int32? {
        guard let pipe = PipeDescriptors() else { return nil }
        _ = Array(text.utf8).withUnsafeBytes { Descriptors.write($0, to: pipe.writeEnd) }
        close(pipe.writeEnd)
        return pipe.readEnd
    }
}

/// glibc's since 2.34, which Swift's module of it does not have.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
