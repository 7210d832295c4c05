package import Foundation
package import Logging
import POSIXSupport
package import WidgetProtocol

/// A child process in a process group of its own, with pipes to its three standard streams.
///
/// A thread starts the child, waits for it and reaps it. It has to be one thread for all of these: the kernel sends
/// the parent-death signal when the *thread* ends that made the child (prctl(2)).
package final class ChildProcess: Sendable {
    package let pid: pid_t
    package let output: ChildOutput

    /// Where requests are written and replies are read.
    package let input: Int32
    package let replies: Int32

    private let life: Monitor<Life>
    /// The processes that it has become.
    package let tree: ProcessTree
    private let hasClosedInput = Monitor(false)

    private struct Life {
        /// Nil while it runs.
        var end: ChildEnd?
    }

    private let child: Spawn.Started

    private init(
        _ child: Spawn.Started, isNested: Bool, input: Int32, replies: Int32, output: ChildOutput, life: Monitor<Life>
    ) {
        self.child = child
        pid = child.pid
        self.input = input
        self.replies = replies
        self.output = output
        self.life = life
        tree = ProcessTree(root: pid, isNested: isNested)
    }

    deinit {
        closeInput()
        close(replies)
    }

    /// Starts an executable that is trusted.
    package static func launch(
        _ executable: String, name: String, environment: [String: String], blocks: Bool, logger: Logger,
        failure: (_ reason: String, _ code: Int32) -> BridgeError
    ) throws(BridgeError) -> ChildProcess {
        try launch(
            Launch(arguments: [executable], environment: environment), name: name, blocks: blocks, logger: logger,
            failure: failure)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - name: what the log calls it.
    ///   - blocks: whether reading and writing its streams waits.
    ///   - standardError: where its standard error goes instead of the log.
    ///   - failure: what is thrown where it cannot be started, from a reason and an error number.
    package static func launch(
        _ launch: Launch, name: String, blocks: Bool, logger: Logger, standardError: Int32? = nil,
        failure: (_ reason: String, _ code: Int32) -> BridgeError
    ) throws(BridgeError) -> ChildProcess {
        var pipes: [PipeDescriptors] = []
        for _ in 0..<4 {
            guard let pipe = PipeDescriptors() else {
                let code = errno
                pipes.forEach { $0.close() }
                throw failure("no pipe", code)
            }
            pipes.append(pipe)
        }
        let (input, replies, errors, ended) = (pipes[0], pipes[1], pipes[2], pipes[3])
        let life = Monitor(Life())
        let started = Monitor<Spawn.Started?>(nil)
        startThread {
            let child = Spawn.start(
                launch, input: input.readEnd, output: replies.writeEnd, errors: standardError ?? errors.writeEnd)
            for descriptor in [input.readEnd, replies.writeEnd, errors.writeEnd] { close(descriptor) }
            started.withLock(waking: true) { $0 = child }
            if child.code == 0 { reap(child, launch, life) }
            close(ended.writeEnd)
        }
        let child = started.wait { $0 }
        guard child.code == 0 else {
            for descriptor in [input.writeEnd, replies.readEnd, errors.readEnd, ended.readEnd] { close(descriptor) }
            throw failure(launch.arguments[0], child.code)
        }
        if !blocks {
            for descriptor in [input.writeEnd, replies.readEnd] {
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
            }
        }
        let output = ChildOutput(name: name, logger: logger)
        output.drain(errors.readEnd, childEnd: ended.readEnd)
        return ChildProcess(
            child, isNested: launch.isNested, input: input.writeEnd, replies: replies.readEnd, output: output,
            life: life)
    }

    /// Ends the child and all that it started in its group.
    package func kill() { killing() }

    /// Ends the child as ``kill()`` does, without keeping the pipes open.
    package var killing: @Sendable () -> Void {
        let (life, child) = (life, child)
        return {
            life.withLock { life in
                // Until it is reaped the number cannot belong to another process.
                if life.end == nil { child.kill() }
            }
        }
    }

    /// Ends the child's input, which asks it to end, and after a while the child itself.
    package func stop(within patience: Duration = .seconds(1)) {
        closeInput()
        if end(within: patience) == nil { kill() }
        _ = end(within: .seconds(5))
    }

    /// How the child ended; nil when it still runs after so long.
    package func end(within limit: Duration) -> ChildEnd? { life.wait(for: limit) { $0.end } }

    /// Waits for the end as ``end(within:)`` does, without keeping the pipes open.
    package var ending: @Sendable (Duration) -> ChildEnd? {
        let life = life
        return { limit in life.wait(for: limit) { $0.end } }
    }

    /// Whether the child has ended.
    package var hasEnded: Bool { life.withLock { $0.end != nil } }

    private func closeInput() {
        hasClosedInput.withLock { hasClosed in
            if !hasClosed { close(input) }
            hasClosed = true
        }
    }

    private static func reap(_ child: Spawn.Started, _ launch: Launch, _ life: Monitor<Life>) {
        // A zombie's group has a number that is still its own, while stragglers are ended.
        child.waitForEnd()
        life.withLock(waking: true) { $0.end = child.reap(launch) }
    }
}
