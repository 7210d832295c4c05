import ArgumentParser
import Bridge

@main
struct WidgetBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget-bridge",
        abstract: "Runs, schedules and draws iOS widgets on Linux, driven by JSON lines.",
        version: BridgeVersion.current,
        subcommands: [
            ServeCommand.self, BuildCommand.self, DescribeCommand.self, RenderCommand.self, StorageCommand.self,
        ]
    )
}
