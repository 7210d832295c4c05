import ArgumentParser
import Foundation
import WidgetBuild
import WidgetProtocol

/// Turns what went wrong into lines on standard error and sysexits' code.
enum CommandFailure {
    static func exit(_ error: any Error) -> any Error {
        guard let error = error as? BridgeError else { return error }
        say(error)
        return ExitCode(error.exitStatus.rawValue)
    }

    /// Says an error with all that belongs to it.
    static func say(_ error: BridgeError) {
        CommandOutput.warn(error.warnings)
        if !error.diagnostics.isEmpty { CommandOutput.say(error.diagnostics.trimmingCharacters(in: .newlines)) }
        if let missing = error.missingTable { CommandOutput.say(missing) }
        CommandOutput.fail("\(error)")
    }

    /// Runs a command's work; an error goes to standard error and becomes the exit code.
    static func naming<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch { throw exit(error) }
    }
}
