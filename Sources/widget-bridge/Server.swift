import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSONRPC
import Logging
import WidgetBuild
import WidgetHome

/// What `serve` does, its arguments read.
struct Server {
    var extensions: [ExtensionArgument] = []
    var root: String
    var logLevel = standardLogLevel
    var maximumMessage = LineFramer.defaultLimit

    static let standardLogLevel = Logger.Level.warning

    func run() throws {
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        let logger = Self.logger(logLevel)
        let built = try built()
        let server = BridgeServer(input: input, output: output, maximumMessage: maximumMessage)
        let end = server.run { writer in
            let storage = GroupStorage(root: root)
            let notifications = HostNotifications(sink: writer)
            return Session(
                storage: storage, widgets: widgets(built, storage, notifications, logger), sink: writer,
                notifications: notifications, maximumMessage: maximumMessage
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
                built.append(try WidgetBuilder.resolve(argument, progress: BuildProgress.print))
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
            let home = WidgetHome(root: root, extensions: extensions, storage: storage, logger: logger)
            return HomeWidgets(
                home: home, extensions: extensions, drawer: Drawer(), root: root, notifications: notifications)
        }
    }

    private static func logger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "widget-bridge") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }
}
