import ArgumentParser
import Children
import JSONRPC
import WidgetHome

/// What a session is started with, whoever is its host.
struct ServeOptions: ParsableArguments {
    @OptionGroup var `extension`: ExtensionOptions

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

    @Flag(help: "Build widgets anew when their sources change, and reload them.")
    var watch = false

    func validate() throws {
        guard maxMessage > 0 else { throw ValidationError("--max-message must be a positive number of bytes.") }
    }

    var sandbox: Sandbox { Sandbox(`extension`.sandboxing.sandbox, allowsNetwork: !network.noNetwork) }

    var home: WidgetHome.Options {
        var options = WidgetHome.Options()
        time.apply(to: &options)
        locale.apply(to: &options)
        options.budget = budget.budget
        options.needsHomeWidgetItem = homeWidgetCompat
        return options
    }
}
