package import Foundation
import POSIXSupport
import Testing

/// A program that ran to its end: how it ended, and what it said.
package struct ProgramRun: Sendable {
    /// The exit status; what a signal ended has the signal's number, negative.
    package let status: Int32
    package let output: String
    package let errors: String

    /// Runs `widget-bridge`.
    ///
    /// - Parameters:
    ///   - input: what it reads, to the end.
    ///   - folder: where it runs.
    package init(_ arguments: String..., input: String = "", in folder: URL? = nil) throws {
        try self.init(Repository.program, arguments, input: input, in: folder)
    }

    /// Runs any program; one that never ends is killed.
    package init(
        _ program: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        in folder: URL? = nil
    ) throws {
        let files = try TemporaryFolder()
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = Repository.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder
        let (input, output, errors) = (
            URL(filePath: try files.write(input, to: "input")), URL(filePath: try files.write("", to: "output")),
            URL(filePath: try files.write("", to: "errors"))
        )
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let (code, reason) = Self.end(of: process)
        status = reason == .exit ? code : -code
        self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// How a process ends, which is killed where that takes too long.
    static func end(of process: Process) -> (code: Int32, reason: Process.TerminationReason) {
        Deadline.wait(for: "the end of \(process.executableURL?.lastPathComponent ?? "a program")") {
            !process.isRunning
        }
        guard !process.isRunning else {
            kill(process.processIdentifier, SIGKILL)
            return (SIGKILL, .uncaughtSignal)
        }
        return (process.terminationStatus, process.terminationReason)
    }
}
