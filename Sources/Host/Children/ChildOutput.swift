import Foundation
import Logging
import POSIXSupport

/// A child's standard error: every line goes to the log, within reason, and the last ones are kept.
package final class ChildOutput: Sendable {
    private struct State {
        var lines: [String] = []
        var partial: [UInt8] = []
        var logged = 0
        /// The function whose continuation the run-time has found to be leaked in this call.
        var leaked: String?
        /// Where it says that it was when it crashed.
        var crash: [UInt] = []
        var hasEnded = false
    }

    private static let kept = 20
    private static let longestLine = 2000
    private static let loggedPerCall = 500

    private let name: String
    private let logger: Logger
    private let state = Monitor(State())

    init(name: String, logger: Logger) {
        self.name = name
        self.logger = logger
    }

    /// Reads the descriptor to its end on a thread of its own, and closes both.
    ///
    /// - Parameter childEnd: readable, at its end, once the child is gone: then nothing more is waited for from a stray
    ///   process that may have inherited the other end of the descriptor.
    func drain(_ descriptor: Int32, childEnd: Int32) {
        startThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            var pollers = [descriptor, childEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            while poll(&pollers, 2, -1) > 0 || errno == EINTR {
                guard pollers[0].revents != 0 else {
                    if pollers[1].revents != 0 { break }
                    continue
                }
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                append(buffer[..<count])
            }
            close(descriptor)
            close(childEnd)
            finish()
        }
    }

    /// Begins a call: what one may log is limited, so that a flood of prints does not become a flood of log.
    package func beginCall() {
        state.withLock { state in
            state.logged = 0
            state.leaked = nil
            state.crash = []
        }
    }

    /// The function whose continuation was leaked in this call, by the message of Swift's run-time; what waits for it
    /// waits for ever.
    package var leakedContinuation: String? { state.withLock { $0.leaked } }

    /// Where the process says that it was when it crashed: addresses of its program's own code, innermost first. Known
    /// with ``lastLines()``.
    package var crashAddresses: [UInt] { state.withLock { $0.crash } }

    /// The last lines so far.
    package var linesSoFar: [String] { state.withLock { $0.lines } }

    /// The last lines, once the process is gone and its output is read.
    package func lastLines() -> [String] {
        _ = state.wait(for: .milliseconds(500)) { $0.hasEnded ? () : nil }
        return linesSoFar
    }

    /// Notes a line of standard output that is no message.
    package func note(_ bytes: some Collection<UInt8>) {
        let line = Array(bytes.prefix(Self.longestLine))
        state.withLock { add(line, to: &$0) }
    }

    private func append(_ bytes: ArraySlice<UInt8>) {
        state.withLock { state in
            var rest = bytes
            while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let room = max(0, Self.longestLine - state.partial.count)
                add(state.partial + rest[..<newline].prefix(room), to: &state)
                state.partial = []
                rest = rest[(newline + 1)...]
            }
            state.partial += rest.prefix(max(0, Self.longestLine - state.partial.count))
        }
    }

    private func add(_ bytes: [UInt8], to state: inout State) {
        var line = String(decoding: bytes, as: UTF8.self)
        if let mark = line.firstRange(of: Self.crashMark) {
            let addresses = line[mark.upperBound...].split(separator: " ").prefix(Self.deepestStack)
            state.crash = addresses.compactMap { UInt($0, radix: 16) }
            // It may come behind a line that was not ended.
            line.removeSubrange(mark.lowerBound...)
            if line.isEmpty { return }
        }
        if let function = Self.leakedContinuation(in: line) { state.leaked = function }
        if !Self.isStackFrame(line) {
            if state.lines.count == Self.kept { state.lines.removeFirst() }
            state.lines.append(line)
        }
        state.logged += 1
        if state.logged <= Self.loggedPerCall {
            logger.info("\(name): \(line)")
        } else if state.logged == Self.loggedPerCall + 1 {
            logger.warning("\(name): more than \(Self.loggedPerCall) lines in one call; the rest is left out")
        }
    }

    /// How many calls are kept of those that have led to a crash.
    private static let deepestStack = 24

    /// What an extension's run-time begins the line with that tells where it has crashed (crash_trace.c).
    private static let crashMark = "widget-bridge: crashed at "

    /// What Swift's run-time says of a continuation that was let go of (CheckedContinuation.swift):
    /// `SWIFT TASK CONTINUATION MISUSE: fetch() leaked its continuation without resuming it. …`.
    private static func leakedContinuation(in line: String) -> String? {
        guard let start = line.firstRange(of: "SWIFT TASK CONTINUATION MISUSE: "),
            let end = line.firstRange(of: " leaked its continuation")
        else { return nil }
        return start.upperBound <= end.lowerBound ? String(line[start.upperBound..<end.lowerBound]) : nil
    }

    /// A line of the trace that Swift's runtime prints after a fatal error: addresses, and often more of them than
    /// lines are kept, so that they would push out the error itself.
    private static func isStackFrame(_ line: String) -> Bool {
        line == "Current stack trace:" || line.first?.isNumber == true && line.contains(" 0x")
    }

    private func finish() {
        state.withLock(waking: true) { state in
            if !state.partial.isEmpty { add(state.partial, to: &state) }
            state.partial = []
            state.hasEnded = true
        }
    }
}
