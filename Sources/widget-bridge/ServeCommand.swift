import ArgumentParser
import Children
import JSONRPC
import Logging
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

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var root: StateRoot

    @Option(help: "The least severe messages to log.")
    var logLevel = Server.standardLogLevel

    @Option(help: ArgumentHelp("The longest line that is taken.", valueName: "bytes"))
    var maxMessage: Int = LineFramer.defaultLimit

    @OptionGroup var time: TimeOptions

    @OptionGroup var locale: LocaleOption

    @OptionGroup var budget: BudgetOptions

    @Flag(
        help: """
            Tell the host of a tapped URL only where home_widget's plugin would: where it has a query item homeWidget.
            """)
    var homeWidgetCompat = false

    func validate() throws {
        guard maxMessage > 0 else { throw ValidationError("--max-message must be a positive number of bytes.") }
        _ = try options.arguments(extensions)
    }

    func run() throws {
        fonts.apply()
        try Server(
            extensions: options.arguments(extensions), root: root.path, logLevel: logLevel,
            maximumMessage: maxMessage,
            sandbox: Sandbox(options.sandboxing.sandbox, allowsNetwork: !network.noNetwork), home: homeOptions
        ).run()
    }

    private var homeOptions: WidgetHome.Options {
        var options = WidgetHome.Options()
        time.apply(to: &options)
        locale.apply(to: &options)
        options.budget = budget.budget
        options.needsHomeWidgetItem = homeWidgetCompat
        return options
    }
}
