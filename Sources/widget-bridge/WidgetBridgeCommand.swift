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

    /// `serve` is parsed alone: looking at every subcommand first takes longer than all else before the first reply.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == ServeCommand._commandName {
            ServeCommand.main(Array(arguments.dropFirst()))
        } else {
            main(Array(arguments))
        }
    }
}
