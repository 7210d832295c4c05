import ArgumentParser
import Bridge
import Children
import Foundation
import POSIXSupport
import WidgetBuild

@main
struct WidgetBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget-bridge",
        abstract: "Runs, schedules and draws iOS widgets on Linux, driven by JSON lines.",
        version: BridgeVersion.current,
        subcommands: [
            ServeCommand.self, PreviewCommand.self, BuildCommand.self, DescribeCommand.self, DoctorCommand.self,
            RenderCommand.self, TimelineCommand.self,
            TestCommand.self, UpdateCommand.self, CallCommand.self, StorageCommand.self, LogsCommand.self,
        ]
    )

    /// `serve` is read apart: hosts wait for it, and ArgumentParser takes longer over the whole tree of commands than all
    /// else takes to the first reply.
    static func main() {
        Signals.ignoreFailedWrites()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments == ["--version"] {
            return print([BridgeVersion.current, DrawingVersions.text].compactMap(\.self).joined(separator: "\n"))
        }
        guard arguments.first == ServeCommand._commandName else {
            CommandTermination.install()
            return run(Array(arguments))
        }
        if let server = Server(plain: arguments.dropFirst()) {
            do { try server.run() } catch { ServeCommand.exit(withError: error) }
        } else {
            ServeCommand.main(Array(arguments.dropFirst()))
        }
    }

    /// Runs a command; what is wrong with its arguments is said with the command's own usage.
    private static func run(_ arguments: [String]) {
        do {
            var command = try parseAsRoot(arguments)
            do { try command.run() } catch { type(of: command).exit(withError: error) }
        } catch {
            exit(withError: error)
        }
    }
}

extension Server {
    /// Reads what most hosts give, paths, `--root PATH` and how far to trust; nil for everything else, which ArgumentParser reads.
    ///
    /// Its generic types make the run-time search Foundation's conformances again and again, two fifths of the time to
    /// the first reply.
    init?(plain arguments: ArraySlice<String>) {
        var paths: [String] = []
        var root: String?
        var mode = SandboxMode.auto
        var allowsNetwork = true
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--root", let path = rest.popFirst(), !path.hasPrefix("-") {
                root = path
            } else if argument == "--sandbox", let name = rest.popFirst() {
                guard let named = SandboxMode(rawValue: name) else { return nil }
                mode = named
            } else if argument == "--no-network" {
                allowsNetwork = false
            } else if argument.hasPrefix("-") {
                return nil
            } else {
                paths.append(argument)
            }
        }
        self.init(
            extensions: paths.map { ExtensionArgument($0) }, root: StateRoot.path(root),
            sandbox: Sandbox(mode, allowsNetwork: allowsNetwork))
    }
}
