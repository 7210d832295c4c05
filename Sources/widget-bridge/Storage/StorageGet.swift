import ArgumentParser
import Foundation
import GroupStorage

extension StorageCommand {
    struct Get: ParsableCommand {
        static let configuration = CommandConfiguration(
            _superCommandName: "widget-bridge storage",
            abstract: "Prints a key's value, null where it has none.")

        @OptionGroup var target: Target

        @Argument(help: "The key.")
        var key: String

        func run() throws {
            try CommandFailure.naming {
                let text = try target.open().text(key)
                try CommandOutput.print(text ?? Array("null".utf8))
            }
        }
    }
}
