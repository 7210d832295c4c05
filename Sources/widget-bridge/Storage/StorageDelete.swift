import ArgumentParser
import GroupStorage

extension StorageCommand {
    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            _superCommandName: "widget-bridge storage",
            abstract: "Deletes a key, and the file that saveFile made for it.")

        @OptionGroup var target: Target

        @Argument(help: "The key.")
        var key: String

        @Flag(help: "Leave the file where it is.")
        var keepFile = false

        func run() throws {
            try CommandFailure.naming {
                try target.open().set(key, nil, deletesFile: !keepFile)
            }
        }
    }
}
