import Foundation
import Logging

/// An extension's standard error: every line goes to the log, within reason, and the last ones are kept.
///
/// `@unchecked Sendable`: the state is touched only with the condition locked.
final class ExtensionOutput: @unchecked Sendable {
    private static let kept = 20
    private static let longestLine = 2000
    private static let loggedPerCall = 500

    private let name: String
    private let logger: Logger
    private let condition = NSCondition()
    private var lines: [String] = []
    private var partial: [UInt8] = []
    private var logged = 0
    private var hasEnded = false

    init(name: String, logger: Logger) {
        self.name = name
        self.logger = logger
    }

    /// Reads the descriptor to its end on a thread of its own, and closes it. Once `hasExited`, it waits no longer for
    /// a stray process that may have inherited the other end.
    func drain(_ descriptor: Int32, hasExited: @escaping @Sendable () -> Bool) {
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            reading: while true {
                var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let ready = poll(&poller, 1, 200)
                if ready == 0, hasExited() { break }
                if ready <= 0 { continue }
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break reading }
                append(buffer[..<count])
            }
            close(descriptor)
            finish()
        }
    }

    /// Begins a call: what one may log is limited, so that a flood of prints does not become a flood of log.
    func beginCall() {
        condition.withLock { logged = 0 }
    }

    /// The last lines, once the process is gone and its output is read.
    func lastLines() -> [String] {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: 0.5)
        while !hasEnded, condition.wait(until: deadline) {}
        return lines
    }

    /// Notes a line of standard output that is no message.
    func note(_ bytes: some Collection<UInt8>) {
        condition.withLock { add(Array(bytes.prefix(Self.longestLine))) }
    }

    private func append(_ bytes: ArraySlice<UInt8>) {
        condition.withLock {
            var rest = bytes
            while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
                add(partial + rest[..<newline].prefix(max(0, Self.longestLine - partial.count)))
                partial = []
                rest = rest[(newline + 1)...]
            }
            partial += rest.prefix(max(0, Self.longestLine - partial.count))
        }
    }

    private func add(_ bytes: [UInt8]) {
        let line = String(decoding: bytes, as: UTF8.self)
        if !Self.isStackFrame(line) {
            if lines.count == Self.kept { lines.removeFirst() }
            lines.append(line)
        }
        logged += 1
        if logged <= Self.loggedPerCall {
            logger.info("\(name): \(line)")
        } else if logged == Self.loggedPerCall + 1 {
            logger.warning("\(name): more than \(Self.loggedPerCall) lines in one call; the rest is left out")
        }
    }

    /// A line of the trace that Swift's runtime prints after a fatal error: addresses, and often more of them than
    /// lines are kept, so that they would push out the error itself.
    private static func isStackFrame(_ line: String) -> Bool {
        line == "Current stack trace:" || line.first?.isNumber == true && line.contains(" 0x")
    }

    private func finish() {
        condition.withLock {
            if !partial.isEmpty { add(partial) }
            partial = []
            hasEnded = true
            condition.broadcast()
        }
    }
}
