package import Foundation
package import JSON
import JSONRPC
import POSIXSupport
package import Testing
import WidgetProtocol

/// A `widget-bridge serve` over real pipes, whose messages are collected as they come.
///
/// Its calls block, never without end: a wait that is in vain is an issue that shows the bridge's log. Every error and
/// every warning that comes is held against the catalogue.
package final class BridgeProcess: Sendable {
    package var pid: pid_t { process.pid }
    /// Where requests go, and where replies come from.
    package let input: Int32
    package let output: Int32

    private let process: TestProcess
    private let log: String
    private let state = Monitor(State())

    private struct State {
        /// In the order they came; those that somebody took are gone.
        var messages: [JSONValue] = []
        /// Lines that are no messages.
        var garbage: [String] = []
        var count = 0
        var hasEnded = false
        var lastID = 0
        var isClosed = false
        var isRead = false
    }

    /// Starts `widget-bridge serve`.
    ///
    /// - Parameters:
    ///   - arguments: its arguments but for the root.
    ///   - root: the folder of its state.
    ///   - wrapper: a program and its arguments that start the bridge, such as one that sets limits.
    ///   - reads: whether its messages are read at once; else by ``startReading()``.
    package init(
        _ arguments: [String] = [], root: String, environment: [String: String] = [:], in folder: URL? = nil,
        under wrapper: [String] = [], reads: Bool = true
    ) throws {
        Signals.ignoreFailedWrites()
        guard let requests = PipeDescriptors(), let replies = PipeDescriptors() else { throw POSIXError(.EMFILE) }
        log = NSTemporaryDirectory() + "widget-bridge-log-\(UUID().uuidString)"
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        let errors = try FileHandle(forWritingTo: URL(filePath: log))
        let command = (wrapper + [Repository.program.path(), "serve"]) + arguments + ["--root", root]
        process = try TestProcess(
            command[0], Array(command.dropFirst()), environment: Repository.environment.merging(environment) { $1 },
            in: folder, input: FileHandle(fileDescriptor: requests.readEnd),
            output: FileHandle(fileDescriptor: replies.writeEnd), errors: errors)
        close(requests.readEnd)
        close(replies.writeEnd)
        (input, output) = (requests.writeEnd, replies.readEnd)
        if reads { startReading() }
    }

    deinit {
        process.kill()
        closeInput()
        if !state.withLock({ $0.isRead }) { close(output) }
        try? FileManager.default.removeItem(atPath: log)
    }

    // MARK: Writing

    /// Writes to the bridge's input; what a bridge that is gone does not take is lost.
    package func write(_ bytes: some Collection<UInt8>) {
        _ = Array(bytes).withUnsafeBytes { Descriptors.write($0, to: input) }
    }

    package func write(_ text: String) { write(text.utf8) }

    package func send(_ id: Int, _ method: String, _ params: JSONValue = [:]) { write(Self.line(id, method, params)) }

    package func notify(_ method: String, _ params: JSONValue = [:]) {
        write((["jsonrpc": "2.0", "method": .string(method), "params": params] as JSONValue).text + "\n")
    }

    package static func line(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
        (["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params] as JSONValue).text + "\n"
    }

    package func closeInput() {
        let closes = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        if closes { close(input) }
    }

    // MARK: Reading

    /// Begins to read the messages, on another thread.
    package func startReading() {
        state.withLock { $0.isRead = true }
        startThread { [state, output] in
            var framer = LineFramer()
            func take(_ frame: LineFramer.Frame) { Self.take(frame, state) }
            while true {
                while framer.next(take) != nil {}
                if framer.fill({ Descriptors.read(output, into: $0) }) == 0 { break }
            }
            _ = framer.finish(take)
            state.withLock(waking: true) { $0.hasEnded = true }
            close(output)
        }
    }

    private static func take(_ frame: LineFramer.Frame, _ state: Monitor<State>) {
        guard case .line(let bytes) = frame else { return }
        let message = try? JSONValue(parsing: bytes)
        if let message { Catalogue.check(message) }
        state.withLock(waking: true) { state in
            state.count += 1
            if let message {
                state.messages.append(message)
            } else {
                state.garbage.append(String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    /// Takes the first message that is wanted, waited for; nil, and an issue, where none comes.
    package func message(
        _ what: String, sourceLocation: SourceLocation = #_sourceLocation, where isWanted: (JSONValue) -> Bool
    ) -> JSONValue? {
        let found = state.wait(for: Deadline.patience) { state -> JSONValue?? in
            if let index = state.messages.firstIndex(where: isWanted) { return .some(state.messages.remove(at: index)) }
            return state.hasEnded ? .some(nil) : nil
        }
        if found == nil { fail("waited in vain for \(what)", sourceLocation) }
        return found ?? nil
    }

    /// The reply to a request; nil where the output ends without one.
    package func reply(_ id: Int, sourceLocation: SourceLocation = #_sourceLocation) -> JSONValue? {
        message("the reply to \(id)", sourceLocation: sourceLocation) { $0["method"] == nil && $0["id"] == .int(id) }
    }

    /// The reply to a call, its result or its error.
    package func reply(
        _ method: String, _ params: JSONValue = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> JSONValue {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID + 1_000_000
        }
        send(id, method, params)
        let reply = reply(id, sourceLocation: sourceLocation)
        return try #require(
            reply, "the bridge ended instead of answering \(method): \(logTail)", sourceLocation: sourceLocation)
    }

    /// The result of a call that must not fail.
    @discardableResult
    package func call(
        _ method: String, _ params: JSONValue = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> JSONValue {
        let reply = try reply(method, params, sourceLocation: sourceLocation)
        return try #require(reply["result"], "\(method): \(reply.text)\n\(logTail)", sourceLocation: sourceLocation)
    }

    /// The error of a call that must fail.
    package func error(
        _ method: String, _ params: JSONValue = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> JSONValue {
        let reply = try reply(method, params, sourceLocation: sourceLocation)
        return try #require(reply["error"], "\(method): \(reply.text)", sourceLocation: sourceLocation)
    }

    /// Waits for so many messages since the start, or for the output's end; those that nobody took.
    package func messages(
        atLeast count: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [JSONValue] {
        let all = state.wait(for: Deadline.patience) { $0.count >= count || $0.hasEnded ? $0.messages : nil }
        if all == nil { fail("waited in vain for \(count) messages", sourceLocation) }
        return all ?? []
    }

    /// Messages that nobody took, and lines that are no messages.
    package var leftover: (messages: [JSONValue], garbage: [String]) {
        state.withLock { ($0.messages, $0.garbage) }
    }

    // MARK: The process

    /// Ends the input, and gives the messages that nobody took and the exit status.
    package func finish(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (messages: [JSONValue], status: Int32) {
        closeInput()
        let isDone: Void? = state.wait(for: Deadline.patience) { $0.hasEnded ? () : nil }
        if isDone == nil { fail("the bridge does not end", sourceLocation) }
        let status = exitStatus()
        return (leftover.messages, status)
    }

    /// How the bridge ends by itself; what a signal ended has the signal's number, negative.
    package func exitStatus() -> Int32 { process.end() }

    package func kill(_ signal: Int32 = SIGKILL) { Foundation.kill(pid, signal) }

    package var isRunning: Bool { process.isRunning }

    /// Whether all that it wrote has been read.
    package var hasEndedOutput: Bool { state.withLock { $0.hasEnded } }

    /// What the bridge has logged.
    package var logText: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

    private var logTail: String { String(logText.suffix(2000)) }

    private func fail(_ message: String, _ sourceLocation: SourceLocation) {
        Issue.record("\(message)\n\(logTail)", sourceLocation: sourceLocation)
    }

    /// Resident memory in bytes.
    package var residentMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) << 10
    }

    /// The bridge's child whose command line holds a name.
    package func child(named name: String) -> pid_t? {
        func program(_ pid: pid_t) -> String? {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")
        }
        let own = program(pid)
        let task = "/proc/\(pid)/task"
        return ((try? FileManager.default.contentsOfDirectory(atPath: task)) ?? []).lazy
            .flatMap {
                (try? String(contentsOfFile: "\(task)/\($0)/children", encoding: .utf8))?.split(separator: " ") ?? []
            }
            .compactMap { pid_t($0) }
            // One that is just started has the bridge's own command line.
            .filter { program($0) != own }
            .first { (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.contains(name) == true }
    }

    /// Kills the extension of a name, and waits for its end: what confines it ends first, and takes it along.
    package func killExtension(named name: String) throws {
        let pid = try #require(child(named: name))
        Foundation.kill(pid, SIGKILL)
        Deadline.wait(for: "the extension's end") { Foundation.kill(pid, 0) != 0 }
    }

    /// The bytes that wait in a pipe.
    package static func waiting(in descriptor: Int32) -> Int {
        var count: Int32 = 0
        _ = ioctl(descriptor, UInt(FIONREAD), &count)
        return Int(count)
    }
}
