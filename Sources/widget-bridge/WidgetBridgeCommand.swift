import ArgumentParser

@main
struct WidgetBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget-bridge",
        abstract: "Runs, schedules and draws iOS widgets on Linux, driven by JSON lines.",
        subcommands: [ServeCommand.self, BuildCommand.self, StorageCommand.self]
    )
}
