import ArgumentParser
import Foundation
import POSIXSupport
import WidgetProtocol

/// What a command says: its result on standard output, everything else on standard error.
enum CommandOutput {
    /// Prints a line; a reader that is gone, or a full disk, ends the command.
    static func print(_ line: some Collection<UInt8>) throws(ExitCode) {
        let bytes = Array(line) + [UInt8(ascii: "\n")]
        guard bytes.withUnsafeBytes({ Descriptors.write($0, to: STDOUT_FILENO) }) else {
            say("error: Cannot write standard output: \(String(cString: strerror(errno)))")
            throw ExitCode(ExitStatus.inputOutput.rawValue)
        }
    }

    static func print(_ line: String) throws(ExitCode) { try print(line.utf8) }

    /// Tells a person on standard error.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    static func warn(_ warnings: [Warning]) {
        for warning in warnings { say("warning: \(warning)") }
    }
}
