import Foundation
import TestSupport

/// A run of `widget-bridge` to its end.
struct ProgramRun {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: String...) throws {
        let folder = try TemporaryFolder()
        let process = Process()
        let output = Pipe()
        let errors = folder.url.appending(path: "errors")
        try Data().write(to: errors)
        process.executableURL = Repository.program
        process.arguments = arguments
        process.environment = Repository.environment
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: text, as: UTF8.self)
        self.errors = try String(contentsOf: errors, encoding: .utf8)
    }
}
