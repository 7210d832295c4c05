import ArgumentParser
import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import JSONRPC
import Logging
import POSIXSupport
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// What `serve` does, its arguments read.
struct Server {
    var extensions: [ExtensionArgument] = []
    var root: String
    var logLevel = standardLogLevel
    var maximumMessage = LineFramer.defaultLimit
    var sandbox = Sandbox(.auto)
    /// Whether extensions are built anew when their sources change.
    var isWatching = false
    /// How the home goes by time; the rest of it is the server's own.
    var home = WidgetHome.Options()

    static let standardLogLevel = Logger.Level.warning

    /// How long a signal that asks for the end waits for what was accepted.
    private static let patience = Duration.seconds(10)

    func run() throws {
        try Self.checkArguments(extensions)
        let logger = Self.logger(logLevel, RunLog(root: root))
        let cancellation = Cancellation()
        let interruption = Self.interruption(by: cancellation)
        try prepareSandbox(logger)
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        let server = BridgeServer(
            input: input, output: output, maximumMessage: maximumMessage, interruption: interruption)
        var builds: ExtensionBuilds?
        let end = server.run { writer in
            let notifications = HostNotifications(sink: writer)
            let storage = GroupStorage(root: root)
            var options = self.home
            options.sandbox = sandbox
            options.warned = { notifications.warn($0) }
            options.reloadedElsewhere = { notifications.reloaded($0) }
            options.toggled = { notifications.toggled($0, isOn: $1) }
            options.controlReloaded = { notifications.send("controlReloaded", .object($0)) }
            let home = WidgetHome(root: root, storage: storage, options: options, logger: logger)
            home.startWatching()
            if !extensions.isEmpty {
                home.startScheduling { [unowned home] outcome in
                    for warning in outcome.warnings { logger.warning("\(warning)") }
                    outcome.announce(of: home, to: notifications)
                }
            }
            let started = ExtensionBuilds(
                extensions, in: home, notifications: notifications,
                observer: BuildObserver(cancellation: cancellation, progress: CommandOutput.say),
                sandbox: sandbox)
            builds = started
            started.start(isWatching: isWatching) { error in
                _ = CommandFailure.exit(error)
                // What is wrong with the sources is told to the host, which can store all the same; what is wrong with
                // the arguments ends the program.
                if error.exitStatus != .data { interruption.interrupt() }
            }
            return Session(
                storage: storage, home: home,
                pictures: Pictures(
                    root: root, sandbox: DrawingSandbox(sandbox, root: root, extensions: extensions), logger: logger),
                sink: writer,
                notifications: notifications, maximumMessage: maximumMessage
            ) { level, message in
                logger.log(level: level == .error ? .error : .warning, "\(message)")
            }
        }
        if end == .outputClosed { throw ExitCode(ExitStatus.inputOutput.rawValue) }
        if let failure = builds?.finish(), failure.kind != .buildCancelled {
            throw ExitCode(failure.exitStatus.rawValue)
        }
    }

    /// Finds out what there is of a sandbox, ahead of the first extension and beside the first calls; one that is required
    /// is waited for.
    private func prepareSandbox(_ logger: Logger) throws {
        if sandbox.mode == .require { try CommandFailure.naming { try sandbox.check() } }
        guard !extensions.isEmpty, sandbox.mode == .auto else { return }
        startThread { [sandbox] in
            if let warning = sandbox.warning { logger.warning("\(warning)") }
        }
    }

    /// Names an argument that leads nowhere before anything else is done.
    static func checkArguments(_ extensions: [ExtensionArgument]) throws {
        for argument in extensions where !FileManager.default.fileExists(atPath: argument.path) {
            throw CommandFailure.exit(BridgeError.extensionMissing(argument.path))
        }
    }

    /// Signals that ask for the end end the input, and after a while the process; a second one ends it at once.
    private static func interruption(by cancellation: Cancellation) -> Interruption {
        guard let pipe = PipeDescriptors() else { return Interruption() }
        let interruption = Interruption(pipe: pipe)
        let first = Monitor<Int32?>(nil)
        Signals.onTermination { signal in
            let isFirst = first.withLock { first in
                defer { first = signal }
                return first == nil
            }
            guard isFirst else { _exit(Signals.exitStatus(of: signal)) }
            cancellation.cancel()
            interruption.interrupt()
            startThread {
                sleep(UInt32(patience / .seconds(1)))
                _exit(Signals.exitStatus(of: signal))
            }
        }
        return interruption
    }

    /// Logs to standard error from a level on, and to the run's own log.
    private static func logger(_ level: Logger.Level, _ log: RunLog) -> Logger {
        Logger(label: "widget-bridge") { label in
            var standardError = StreamLogHandler.standardError(label: label)
            standardError.logLevel = level
            return MultiplexLogHandler([standardError, RunLogHandler(log: log)])
        }
    }
}
