import ArgumentParser

/// `widget-bridge serve [EXTENSION ...]`.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        _superCommandName: "widget-bridge",
        abstract: "Answers a host's JSON lines on standard input and output.",
        discussion: """
            See bridge-spec/README.md for the protocol. The log goes to standard error.
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensions: [String] = []

    @OptionGroup var options: ServeOptions

    func validate() throws { _ = try options.extension.arguments(extensions) }

    func run() throws {
        options.fonts.apply()
        try Server(
            extensions: options.extension.arguments(extensions), root: options.root.path, logLevel: options.logLevel,
            maximumMessage: options.maxMessage, sandbox: options.sandbox, isWatching: options.watch, home: options.home
        ).run()
    }
}
