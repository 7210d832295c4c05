import ArgumentParser
import JSONRPC
import Logging

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

    @Option(help: "The least severe messages to log.")
    var logLevel = Server.standardLogLevel

    @Option(help: ArgumentHelp("The longest line that is taken.", valueName: "bytes"))
    var maxMessage: Int = LineFramer.defaultLimit

    func validate() throws {
        guard maxMessage > 0 else { throw ValidationError("--max-message must be a positive number of bytes.") }
    }

    func run() throws {
        try Server(
            extensions: extensions.map(options.argument), root: root.path, logLevel: logLevel,
            maximumMessage: maxMessage
        ).run()
    }
}
