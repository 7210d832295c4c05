import ArgumentParser
import Foundation
import GroupStorage

/// `widget-bridge storage list|get|set|delete`.
struct StorageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storage",
        abstract: "Looks into app groups and changes them.",
        discussion: """
            Works on the same files as a running bridge, at the same time. Values are JSON as in the protocol: 12 is \
            an integer and 12.0 a double; {"$bytes": base64}, {"$date": ISO 8601} and {"$double": "NaN"} stand for \
            what JSON lacks.

            Examples:
              widget-bridge storage set group.news.sample posts '[{"title":"Hello"}]'
              widget-bridge storage get group.news.sample posts
              widget-bridge storage list group.news.sample
            """,
        subcommands: [List.self, Get.self, Set.self, Delete.self]
    )

    /// The group that a command works on.
    struct Target: ParsableArguments {
        @Argument(help: "The app group, such as group.com.example.app.")
        var group: String

        @OptionGroup var root: StateRoot

        func open() throws(GroupStorageError) -> AppGroup {
            try GroupStorage(root: root.path).group(group)
        }
    }

    /// Runs a command's work; an error goes to standard error and becomes the exit code.
    static func run(_ body: () throws(GroupStorageError) -> Void) throws {
        do throws(GroupStorageError) {
            try body()
        } catch {
            throw error.exit()
        }
    }

    static func print(_ line: some Collection<UInt8>) {
        FileHandle.standardOutput.write(Data(line) + [UInt8(ascii: "\n")])
    }
}

extension GroupStorageError {
    /// Says what happened on standard error and gives the exit code to leave with, after sysexits.
    func exit() -> ExitCode {
        FileHandle.standardError.write(Data("error: \(self)\n".utf8))
        return switch code {
        case -28: ExitCode(65)
        case -29: ExitCode(74)
        default: ExitCode(64)
        }
    }
}
