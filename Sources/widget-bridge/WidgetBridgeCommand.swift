import ArgumentParser
import Bridge
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
            ServeCommand.self, BuildCommand.self, DescribeCommand.self, RenderCommand.self, StorageCommand.self,
        ]
    )

    /// `serve` is read apart: hosts wait for it, and ArgumentParser takes longer over the whole tree of commands than all
    /// else takes to the first reply.
    static func main() {
        Signals.ignoreFailedWrites()
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == ServeCommand._commandName else {
            Signals.onTermination { signal in
                TemporaryRoot.removeAll()
                _exit(Signals.exitStatus(of: signal))
            }
            return main(Array(arguments))
        }
        if let server = Server(plain: arguments.dropFirst()) {
            do { try server.run() } catch { ServeCommand.exit(withError: error) }
        } else {
            ServeCommand.main(Array(arguments.dropFirst()))
        }
    }
}

extension Server {
    /// Reads what most hosts give, paths and `--root PATH`; nil for everything else, which ArgumentParser reads.
    ///
    /// Its generic types make the run-time search Foundation's conformances again and again, two fifths of the time to
    /// the first reply.
    init?(plain arguments: ArraySlice<String>) {
        var paths: [String] = []
        var root: String?
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--root", let path = rest.popFirst(), !path.hasPrefix("-") {
                root = path
            } else if argument.hasPrefix("-") {
                return nil
            } else {
                paths.append(argument)
            }
        }
        self.init(extensions: paths.map { ExtensionArgument($0) }, root: StateRoot.path(root))
    }
}
