import ArgumentParser
import Foundation
import GroupStorage
import JSON
import ValueStore
import WidgetProtocol

extension StorageCommand {
    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            _superCommandName: "widget-bridge storage",
            abstract: "Stores a value; null deletes the key.",
            discussion: "When it returns, the value survives the death of every process.")

        @OptionGroup var target: Target

        @Argument(help: "The key.")
        var key: String

        @Argument(help: ArgumentHelp("The value; read from standard input where there is none.", valueName: "json"))
        var value: String?

        func run() throws {
            let text = value.map { Data($0.utf8) } ?? FileHandle.standardInput.readDataToEndOfFile()
            let json: JSONValue
            do {
                json = try JSONValue(parsing: text)
            } catch {
                CommandOutput.fail("The value is no JSON: \(error)")
                throw ExitCode(ExitStatus.data.rawValue)
            }
            try CommandFailure.naming {
                try target.open().set(key, json == .null ? nil : StoredValue(json))
            }
        }
    }
}
