import Foundation
import JSON
import TestSupport
import Testing

/// Replays a transcript against the real process, on a root of its own.
struct TranscriptPlayer {
    /// The samples' folders, by what stands for them.
    private static let samples = [
        "{news}": "News/NewsWidget", "{counter}": "Counter/CounterWidget", "{tasks}": "Tasks/TasksWidget",
        "{openpage}": "OpenPageDemo/OpenPageWidget", "{vehicle}": "FavouriteVehicle",
        "{orderbook}": "CoinOrderBook/OrderBookWidget", "{syncquote}": "SyncQuote/SyncQuoteWidget",
        "{stocks}": "StockGroup/StockWidgets", "{pay}": "PayShortcuts/PayWidget",
    ]

    let transcript: Transcript
    private let folder: URL
    private var process: BridgeProcess?
    private var server: LoopbackServer?
    /// The address of the server that is there, or was.
    private var address = ""
    private var bindings: [String: String] = [:]
    private var conformance = Conformance()

    init(_ transcript: Transcript, in folder: URL) {
        self.transcript = transcript
        self.folder = folder
    }

    mutating func play() throws {
        try "A file that no saveFile made.".write(
            to: folder.appending(path: "own.txt"), atomically: true, encoding: .utf8)
        for (line, step) in transcript.steps {
            do {
                try perform(step)
            } catch {
                Issue.record("\(transcript.name):\(line): \(error)\n\(process?.logText.suffix(2000) ?? "")")
                process?.kill()
                return
            }
        }
        if process != nil { try end(0) }
        try conformance.check(transcript.name)
    }

    private mutating func perform(_ step: Transcript.Step) throws {
        switch step {
        case .comment: break
        case .serve(let arguments):
            if process != nil { try end(0) }
            process = try start(arguments.map(filled))
        case .serveHTTP(let files): try serveHTTP(files)
        case .send(let message):
            let message = filled(message)
            conformance.sent(message)
            try write(message.text + "\n")
        case .text(let text): try write(filled(text) + "\n")
        case .bytes(let bytes): try running().write(bytes)
        case .expect(let expected): try expect(filled(expected))
        case .signal(let name):
            let process = try running()
            process.kill(["KILL": SIGKILL, "TERM": SIGTERM, "INT": SIGINT][name] ?? SIGTERM)
            _ = process.exitStatus()
            self.process = nil
        case .close: try running().closeInput()
        case .end(let code): try end(Int32(code))
        }
    }

    private mutating func expect(_ expected: JSONValue) throws {
        let isReply = expected["method"] == nil
        let message = try running().message(expected.text) {
            isReply ? $0["method"] == nil && $0["id"] == expected["id"] : $0["method"] == expected["method"]
        }
        guard let message else { throw Difference("nothing came for \(expected.text)") }
        conformance.received(message)
        if let mismatch = Expectation(value: expected).mismatch(message, &bindings) {
            throw Difference("\(mismatch)\n  in \(message.text)")
        }
    }

    private mutating func end(_ code: Int32) throws {
        let process = try running()
        let (_, status) = process.finish()
        self.process = nil
        if status != code { throw Difference("exit status \(status), not \(code)\n\(process.logText.suffix(2000))") }
        let (messages, garbage) = process.leftover
        messages.forEach { conformance.received($0) }
        if let reply = messages.first(where: { $0["method"] == nil }) { throw Difference("left over: \(reply.text)") }
        if let line = garbage.first { throw Difference("no message: \(line)") }
    }

    private func start(_ arguments: [String]) throws -> BridgeProcess {
        try BridgeProcess(arguments, root: folder.appending(path: "root").path, in: folder)
    }

    private mutating func serveHTTP(_ files: JSONObject?) throws {
        guard let files else {
            server = nil
            return
        }
        let served = folder.appending(path: "served")
        try FileManager.default.createDirectory(at: served, withIntermediateDirectories: true)
        for (name, content) in files.members {
            try content.text.write(to: served.appending(path: name), atomically: true, encoding: .utf8)
        }
        let server = try self.server ?? LoopbackServer(served)
        self.server = server
        address = server.address
    }

    private mutating func running() throws -> BridgeProcess {
        if let process { return process }
        let started = try start([])
        process = started
        return started
    }

    private mutating func write(_ text: String) throws {
        try running().write(text)
    }

    /// The text with what only this session knows in it.
    private func filled(_ text: String) -> String {
        if text.hasPrefix("<"), text.hasSuffix(">"), let bound = bindings[String(text.dropFirst().dropLast())] {
            return bound
        }
        var filled = text.replacing("{folder}", with: folder.path()).replacing("{server}", with: address)
        for (name, path) in Self.samples {
            filled = filled.replacing(name, with: Repository.root.appending(path: "samples/\(path)").path())
        }
        return filled
    }

    private func filled(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(filled(text))
        case .array(let elements): .array(elements.map(filled))
        case .object(let object):
            .object(JSONObject(uniqueMembers: object.members.map { ($0.name, filled($0.value)) }))
        default: value
        }
    }

    private struct Difference: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
