import Foundation
import JSON

/// The program under test as a child, in the folder of the test bundle that runs.
final class WidgetBridge {
    static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "widget-bridge").path

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()

    init(_ arguments: [String], environment: [String: String] = [:], program: String = path) throws {
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }

    var pid: Int32 { process.processIdentifier }

    /// Writes to the child's input; what a child that is gone does not take is lost.
    func send(_ text: String) { try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    func closeInput() { try? input.fileHandleForWriting.close() }

    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// The next line of the child's output; nil at its end.
    func line() -> String? {
        while true {
            if let newline = pending.firstIndex(of: UInt8(ascii: "\n")) {
                defer { pending = Data(pending[(newline + 1)...]) }
                return String(decoding: pending[..<newline], as: UTF8.self)
            }
            let chunk = output.fileHandleForReading.availableData
            if chunk.isEmpty { return nil }
            pending += chunk
        }
    }

    /// The exit code, and what is left of the output.
    func finish() -> (code: Int32, output: String) {
        closeInput()
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        process.waitUntilExit()
        return (process.terminationStatus, lines.joined(separator: "\n"))
    }
}
