import Foundation
import Logging
import WidgetBuild

/// One run of an extension: a child in a process group of its own, with pipes to it.
///
/// A thread starts the child, waits for it and reaps it. It has to be one thread for all of these: the kernel sends
/// the parent-death signal when the *thread* ends that made the child (prctl(2)).
///
/// `@unchecked Sendable`: the descriptors are used by the one call that holds the supervisor's lock; the rest of the
/// state is touched only with the condition locked.
final class ExtensionProcess: @unchecked Sendable {
    let pid: pid_t
    let output: ExtensionOutput

    /// Where requests are written and replies are read; neither blocks.
    let input: Int32
    let replies: Int32

    private let life: Life
    private let memory: ResidentMemory
    private var hasClosedInput = false

    private final class Life: @unchecked Sendable {
        let condition = NSCondition()
        var status: ExitStatus?
        var isReaped = false
    }

    private init(pid: pid_t, input: Int32, replies: Int32, output: ExtensionOutput, life: Life) {
        self.pid = pid
        self.input = input
        self.replies = replies
        self.output = output
        self.life = life
        memory = ResidentMemory(of: pid)
    }

    deinit {
        if !hasClosedInput { close(input) }
        close(replies)
    }

    /// Starts the extension's executable.
    static func launch(
        _ bundle: BuiltExtension, environment: [String: String], logger: Logger
    ) throws(WidgetHomeError) -> ExtensionProcess {
        var pipes: [Pipe] = []
        for _ in 0..<3 {
            guard let pipe = Pipe() else {
                let code = errno
                pipes.forEach { $0.close() }
                throw .launchFailed(bundle.name, "no pipe", code)
            }
            pipes.append(pipe)
        }
        let (input, replies, errors) = (pipes[0], pipes[1], pipes[2])
        let life = Life()
        let spawned = Spawned()
        let arguments = Spawn.arguments(bundle.executablePath)
        Thread.detachNewThread {
            let (code, pid) = Spawn.start(
                arguments, environment, input: input.readEnd, output: replies.writeEnd, errors: errors.writeEnd)
            for descriptor in [input.readEnd, replies.writeEnd, errors.writeEnd] { close(descriptor) }
            spawned.set(code, pid)
            if code == 0 { Self.reap(pid, life) }
        }
        let (code, pid) = spawned.wait()
        guard code == 0 else {
            for descriptor in [input.writeEnd, replies.readEnd, errors.readEnd] { close(descriptor) }
            throw .launchFailed(bundle.name, bundle.executablePath, code)
        }
        for descriptor in [input.writeEnd, replies.readEnd] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
        let output = ExtensionOutput(name: bundle.name, logger: logger)
        output.drain(errors.readEnd) { life.condition.withLock { life.isReaped } }
        return ExtensionProcess(pid: pid, input: input.writeEnd, replies: replies.readEnd, output: output, life: life)
    }

    /// Ends the child and all that it started in its group.
    func kill() {
        life.condition.withLock {
            // Until it is reaped the number cannot belong to another process.
            if !life.isReaped { _ = Foundation.kill(-pid, SIGKILL) }
        }
    }

    /// Ends the child's input, which asks it to end, and after a second the child itself.
    func stop() {
        if !hasClosedInput { close(input) }
        hasClosedInput = true
        if exitStatus(within: 1) == nil { kill() }
        _ = exitStatus(within: 5)
    }

    /// How the child ended; nil when it still runs after so many seconds.
    func exitStatus(within seconds: Double) -> ExitStatus? {
        life.condition.lock()
        defer { life.condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: seconds)
        while life.status == nil, life.condition.wait(until: deadline) {}
        return life.status
    }

    /// Whether the child has ended.
    var hasEnded: Bool { life.condition.withLock { life.status != nil } }

    /// The anonymous memory that the child has in RAM, in bytes; nil once it is gone.
    var residentMemory: Int? { memory.bytes }

    private static func reap(_ pid: pid_t, _ life: Life) {
        var information = siginfo_t()
        // Leaves the child a zombie, so that its group's number is still its own when stragglers are ended.
        while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        life.condition.withLock {
            _ = Foundation.kill(-pid, SIGKILL)
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            life.status = ExitStatus(wait: status)
            life.isReaped = true
            life.condition.broadcast()
        }
    }

    /// What the starting thread tells the one that asked.
    private final class Spawned: @unchecked Sendable {
        private let condition = NSCondition()
        private var result: (Int32, pid_t)?

        func set(_ code: Int32, _ pid: pid_t) {
            condition.withLock {
                result = (code, pid)
                condition.signal()
            }
        }

        func wait() -> (code: Int32, pid: pid_t) {
            condition.lock()
            defer { condition.unlock() }
            while true {
                if let result { return result }
                condition.wait()
            }
        }
    }
}
