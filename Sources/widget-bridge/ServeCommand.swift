import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSONRPC
import Logging
import WidgetBuild
import WidgetHome

/// `widget-bridge serve [EXTENSION ...]`.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        _superCommandName: "widget-bridge",
        abstract: "Answers a host's JSON lines on standard input and output.",
        discussion: "See bridge-spec/README.md for the protocol. The log goes to standard error."
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensions: [String] = []

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var root: StateRoot

    @Option(
        help: "The least severe messages to log: trace, debug, info, notice, warning, error or critical.",
        transform: Self.level)
    var logLevel: Logger.Level = .warning

    @Option(help: ArgumentHelp("The longest line that is taken.", valueName: "bytes"))
    var maxMessage: Int = LineFramer.defaultLimit

    func validate() throws {
        guard maxMessage > 0 else { throw ValidationError("--max-message must be a positive number of bytes.") }
    }

    func run() throws {
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        let logger = Self.logger(logLevel)
        let built = try built()
        let server = BridgeServer(input: input, output: output, maximumMessage: maxMessage)
        let end = server.run { writer in
            let storage = GroupStorage(root: root.path)
            let notifications = HostNotifications(sink: writer)
            return Session(
                storage: storage, widgets: widgets(built, storage, notifications, logger), sink: writer,
                notifications: notifications, maximumMessage: maxMessage
            ) { level, message in
                logger.log(level: level == .error ? .error : .warning, "\(message)")
            }
        }
        if end == .outputClosed { throw ExitCode(74) }
        if case .failure(let error) = built { throw error.exitCode }
    }

    /// The extensions; what is wrong with the sources of one is told to the host, which can store all the same, and
    /// what is wrong with the arguments ends the program.
    private func built() throws -> Result<[BuiltExtension], BuildError> {
        do throws(BuildError) {
            var built: [BuiltExtension] = []
            for argument in extensions {
                built.append(try WidgetBuilder.resolve(options.argument(argument), progress: BuildProgress.print))
            }
            return .success(built)
        } catch {
            let exit = CommandFailure.exit(error)
            guard error.exitCode == .data else { throw exit }
            return .failure(error)
        }
    }

    private func widgets(
        _ built: Result<[BuiltExtension], BuildError>, _ storage: GroupStorage, _ notifications: HostNotifications,
        _ logger: Logger
    ) -> any WidgetService {
        switch built {
        case .failure(let error):
            return UnbuiltWidgets(error)
        case .success(let extensions):
            if extensions.isEmpty { return NoWidgets() }
            let home = WidgetHome(root: root.path, extensions: extensions, storage: storage, logger: logger)
            return HomeWidgets(
                home: home, extensions: extensions, drawer: Drawer(), root: root.path, notifications: notifications)
        }
    }

    private static func level(_ name: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: name) else {
            throw ValidationError("There is no log level '\(name)'.")
        }
        return level
    }

    private static func logger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "widget-bridge") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }
}
