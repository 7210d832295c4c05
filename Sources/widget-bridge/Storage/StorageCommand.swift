import ArgumentParser
import GroupStorage
import WidgetProtocol

/// `widget-bridge storage list|get|set|delete`.
struct StorageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storage",
        _superCommandName: "widget-bridge",
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

        func open() throws(BridgeError) -> AppGroup {
            try GroupStorage(root: root.path).group(group)
        }
    }
}
