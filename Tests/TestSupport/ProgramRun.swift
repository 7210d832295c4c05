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
        let (input, output, errors) = (
            URL(filePath: try files.write(input, to: "input")), URL(filePath: try files.write("", to: "output")),
            URL(filePath: try files.write("", to: "errors"))
        )
        let process = try TestProcess(
            program.path, arguments, environment: Repository.environment.merging(environment) { $1 }, in: folder,
            input: FileHandle(forReadingFrom: input), output: FileHandle(forWritingTo: output),
            errors: FileHandle(forWritingTo: errors))
        status = process.end()
        self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }
}
