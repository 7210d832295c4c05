import Foundation
import JSON
import JSONRPC

/// A `widget-bridge serve` whose pipes a test holds itself.
///
/// Its calls block: a test runs on a thread of its own, by ``run(_:_:)``.
final class BridgeProcess: Sendable {
    let pid: pid_t
    let input: Int32
    let output: Int32
    let folder: String

    private let messages = Monitor<(all: [JSONValue], hasEnded: Bool)>(([], false))

    /// Runs `body` with a bridge that is ended afterwards, and its folder removed.
    static func run(_ arguments: [String] = [], _ body: @escaping @Sendable (BridgeProcess) throws -> Void) async throws
    {
        try await withCheckedThrowingContinuation { continuation in
            startThread {
                continuation.resume(
                    with: Result {
                        let folder = NSTemporaryDirectory() + "serve-tests-\(UUID().uuidString)"
                        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                        defer { try? FileManager.default.removeItem(atPath: folder) }
                        let bridge = try BridgeProcess(arguments, folder: folder)
                        defer { kill(bridge.pid, SIGKILL) }
                        try body(bridge)
                    })
            }
        }
    }

    /// Starts a bridge whose state is below `folder`.
    init(_ arguments: [String] = [], folder: String) throws {
        Signals.ignoreFailedWrites()
        self.folder = folder
        let (requests, replies) = (try Self.pipe(), try Self.pipe())
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["serve", "--root", folder + "/state"] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = FileHandle(fileDescriptor: requests.readEnd)
        process.standardOutput = FileHandle(fileDescriptor: replies.writeEnd)
        process.standardError = FileHandle.nullDevice
        try process.run()
        Glibc.close(requests.readEnd)
        Glibc.close(replies.writeEnd)
        pid = process.processIdentifier
        (input, output) = (requests.writeEnd, replies.readEnd)
        self.process = process
    }

    private let process: Process

    private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "widget-bridge")

    private static func pipe() throws -> (readEnd: Int32, writeEnd: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    func write(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { Descriptors.write($0, to: input) }
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    func send(_ id: Int, _ method: String, _ params: JSONValue = [:]) { write(Self.line(id, method, params)) }

    func notify(_ method: String, _ params: JSONValue = [:]) {
        write((["jsonrpc": "2.0", "method": .string(method), "params": params] as JSONValue).text + "\n")
    }

    static func line(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
        (["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params] as JSONValue).text + "\n"
    }

    /// Begins to read the replies, on another thread.
    func startReading() {
        startThread { [self] in
            var stream = MessageFramer()
            while let line = stream.next(from: output) {
                messages.withLock(waking: true) { $0.all.append(line) }
            }
            messages.withLock(waking: true) { $0.hasEnded = true }
        }
    }

    /// Waits for so many messages, or for the output's end.
    func replies(_ count: Int) -> [JSONValue] {
        messages.wait { $0.all.count >= count || $0.hasEnded ? $0.all : nil }
    }

    /// Waits for the reply to a request; nil when the output ends without one.
    func reply(_ id: Int) -> JSONValue? {
        messages.wait { state -> JSONValue?? in
            if let reply = state.all.first(where: { $0["id"]?.intValue == id }) { return .some(reply) }
            return state.hasEnded ? .some(nil) : nil
        }
    }

    /// Ends the input, and gives all messages and the exit status.
    func finish() -> (messages: [JSONValue], status: Int32) {
        Glibc.close(input)
        let all = messages.wait { $0.hasEnded ? $0.all : nil }
        return (all, exitStatus())
    }

    func exitStatus() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The bytes that wait in a pipe.
    static func waiting(in descriptor: Int32) -> Int {
        var count: Int32 = 0
        _ = ioctl(descriptor, UInt(FIONREAD), &count)
        return Int(count)
    }

    /// Resident memory in bytes.
    var residentMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) << 10
    }
}

/// Lines of JSON from a descriptor.
private struct MessageFramer: ~Copyable {
    private var framer = LineFramer()

    mutating func next(from descriptor: Int32) -> JSONValue? {
        while true {
            if let message = framer.next(Self.message) { return message }
            if framer.fill({ Descriptors.read(descriptor, into: $0) }) == 0 { return framer.finish(Self.message) }
        }
    }

    private static func message(_ frame: LineFramer.Frame) -> JSONValue {
        guard case .line(let bytes) = frame, let message = try? JSONValue(parsing: bytes) else { return "no JSON" }
        return message
    }
}
