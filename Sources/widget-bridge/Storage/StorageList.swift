import ArgumentParser
import Foundation
import GroupStorage
import JSON

extension StorageCommand {
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            _superCommandName: "widget-bridge storage",
            abstract: "Lists the groups, or a group's keys with their values.",
            discussion: "A line for each group; for each key its name, a tab and its value.")

        @Argument(help: "The app group; all groups are listed where there is none.")
        var group: String?

        @OptionGroup var root: StateRoot

        func run() throws {
            try CommandFailure.naming {
                let storage = GroupStorage(root: root.path)
                if let group {
                    for (key, text) in try storage.group(group).all() {
                        try CommandOutput.print(Self.shown(key) + [UInt8(ascii: "\t")] + text)
                    }
                } else {
                    for id in try storage.groupIDs() { try CommandOutput.print(id.utf8) }
                }
            }
        }

        /// The key as it is; as JSON where it would break the line.
        private static func shown(_ key: String) -> [UInt8] {
            key.utf8.contains { $0 < 0x20 } ? JSONValue.string(key).serialized() : Array(key.utf8)
        }
    }
}
