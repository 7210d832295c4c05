import Foundation
import JSON
import TestSupport

/// A `widget-bridge serve` over real pipes, whose messages are collected as they come.
///
/// `@unchecked Sendable`: the reading thread and the test share only what `condition` guards.
final class ServeProcess: @unchecked Sendable {
    /// Long enough for a build of the News sample on a busy machine; reaching it is a failure.
    private static let patience: TimeInterval = 60

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let log: URL
    private let condition = NSCondition()
    private var messages: [JSONValue] = []
    private var garbage: [String] = []
    private var isEnded = false

    init(_ arguments: [String], root: URL, workingDirectory: URL) throws {
        signal(SIGPIPE, SIG_IGN)
        log = workingDirectory.appending(path: "log.txt")
        if !FileManager.default.fileExists(atPath: log.path()) { try Data().write(to: log) }
        let handle = try FileHandle(forWritingTo: log)
        try handle.seekToEnd()
        process.executableURL = Repository.program
        process.arguments = ["serve"] + arguments + ["--root", root.path()]
        process.environment = Repository.environment
        process.currentDirectoryURL = workingDirectory
        process.standardInput = input
        process.standardOutput = output
        process.standardError = handle
        try process.run()
        Thread.detachNewThread { [self] in read() }
    }

    func write(_ data: Data) throws {
        try input.fileHandleForWriting.write(contentsOf: data)
    }

    /// The first message that `isWanted` takes, waited for; nil when none comes.
    func message(where isWanted: (JSONValue) -> Bool) -> JSONValue? {
        condition.withLock {
            let limit = Date(timeIntervalSinceNow: Self.patience)
            while true {
                if let index = messages.firstIndex(where: isWanted) { return messages.remove(at: index) }
                if isEnded || !condition.wait(until: limit) { return nil }
            }
        }
    }

    /// Messages that nobody took, and lines that are no messages.
    var leftover: (messages: [JSONValue], garbage: [String]) { condition.withLock { (messages, garbage) } }

    /// Closes the input and waits for the output's end and the process's.
    func finish() -> Int32 {
        closeInput()
        return exitStatus()
    }

    func closeInput() {
        try? input.fileHandleForWriting.close()
    }

    /// Sends a signal and waits for the process's end.
    func end(signal number: Int32) {
        kill(process.processIdentifier, number)
        _ = exitStatus()
    }

    var logText: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    private func exitStatus() -> Int32 {
        let isDone = condition.withLock {
            let limit = Date(timeIntervalSinceNow: Self.patience)
            while !isEnded, condition.wait(until: limit) {}
            return isEnded
        }
        if !isDone { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    private func read() {
        var pending = Data()
        while case let chunk = output.fileHandleForReading.availableData, !chunk.isEmpty {
            pending.append(chunk)
            while let newline = pending.firstIndex(of: UInt8(ascii: "\n")) {
                take(pending[pending.startIndex..<newline])
                pending.removeSubrange(...newline)
            }
        }
        if !pending.isEmpty { take(pending) }
        condition.withLock {
            isEnded = true
            condition.broadcast()
        }
    }

    private func take(_ line: Data) {
        let message = try? JSONValue(parsing: line)
        condition.withLock {
            if let message { messages.append(message) } else { garbage.append(String(decoding: line, as: UTF8.self)) }
            condition.broadcast()
        }
    }
}
