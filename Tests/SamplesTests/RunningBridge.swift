import Foundation
import JSON
import TestSupport
import Testing

/// A `widget-bridge serve` that answers one call at a time.
final class RunningBridge {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()
    private var lastID = 0

    init(_ widget: URL, root: String) throws {
        process.executableURL = Repository.program
        process.arguments = ["serve", widget.path(), "--root", root]
        process.environment = Repository.environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// The reply to a call, its result or its error, whatever notifications come before it.
    func reply(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        lastID += 1
        let request: JSONValue = ["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": params]
        try input.fileHandleForWriting.write(contentsOf: Data((request.text + "\n").utf8))
        while true {
            let message = try #require(try nextLine(), "the bridge ended instead of answering \(method)")
            if message["id"]?.intValue == lastID { return message }
        }
    }

    /// The result of a call that must not fail.
    @discardableResult
    func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        let reply = try reply(method, params)
        return try #require(reply["result"], "\(method): \(reply.text)")
    }

    /// The error of a call that must fail.
    func error(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        let reply = try reply(method, params)
        return try #require(reply["error"], "\(method): \(reply.text)")
    }

    /// Closes the input and gives the exit status.
    func finish() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func nextLine() throws -> JSONValue? {
        while true {
            if let newline = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(pending[..<newline])
                pending = Data(pending[(newline + 1)...])
                return try JSONValue(parsing: line)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            pending.append(more)
        }
    }
}
