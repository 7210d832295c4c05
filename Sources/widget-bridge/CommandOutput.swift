import ArgumentParser
import Foundation
import POSIXSupport
import WidgetProtocol

/// What a command says: its result on standard output, everything else on standard error.
enum CommandOutput {
    /// Prints a line; a reader that is gone, or a full disk, ends the command.
    static func print(_ line: some Collection<UInt8>) throws(ExitCode) {
        try write(Array(line) + [UInt8(ascii: "\n")])
    }

    static func print(_ line: String) throws(ExitCode) { try print(line.utf8) }

    /// Writes bytes as they are.
    static func write(_ bytes: [UInt8]) throws(ExitCode) {
        guard bytes.withUnsafeBytes({ Descriptors.write($0, to: STDOUT_FILENO) }) else {
            fail("Cannot write standard output: \(String(cString: strerror(errno)))")
            throw ExitCode(ExitStatus.inputOutput.rawValue)
        }
    }

    /// Tells a person on standard error.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    static func fail(_ text: String) { say("\(Terminal.styled("error:", .error)) \(text)") }

    static func warn(_ text: String) { say("\(Terminal.styled("warning:", .warning)) \(text)") }

    static func warn(_ warnings: [Warning]) {
        for warning in warnings { warn("\(warning)") }
    }
}
