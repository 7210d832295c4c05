import ArgumentParser
import Bridge
import POSIXSupport
import WidgetProtocol

/// `widget-bridge serve [EXTENSION ...]`.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        _superCommandName: "widget-bridge",
        abstract: "Answers a host's JSON lines on standard input and output.",
        discussion: """
            See bridge-spec/README.md for the protocol. The log goes to standard error.

            With --listen there is a session for each WebSocket of a program that cannot start this one; the address and \
            the token that it takes are printed as a JSON object.
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensions: [String] = []

    @Option(
        help: ArgumentHelp(
            "Serve hosts of this machine by WebSockets at this address, such as 127.0.0.1:8418; port 0 is any that is free.",
            valueName: "address"))
    var listen: ListenAddress?

    @OptionGroup var options: ServeOptions

    func validate() throws { _ = try options.extension.arguments(extensions) }

    func run() throws {
        if let listen { try self.listen(at: listen) }
        options.fonts.apply()
        try Server(
            extensions: options.extension.arguments(extensions), root: options.root.path, logLevel: options.logLevel,
            maximumMessage: options.maxMessage, sandbox: options.sandbox, isWatching: options.watch, home: options.home
        ).run()
    }

    private func listen(at address: ListenAddress) throws -> Never {
        try Server.checkArguments(options.extension.arguments(extensions))
        let arguments = LiveProgram.serveArguments(CommandLine.arguments.dropFirst(2), without: ["--listen"])
        try LiveProgram.become(
            LiveConfiguration(
                version: BridgeVersion.current, host: address.host, port: address.port,
                serve: [OwnProgram.path, Self._commandName] + arguments, extensions: extensions,
                root: options.root.path, maximumMessage: options.maxMessage))
    }
}
