import ArgumentParser
import JSON
import WidgetProtocol

/// `widget-bridge update EXTENSION --kind K`.
struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        _superCommandName: "widget-bridge",
        abstract: "Reloads the installed widgets of an extension.",
        discussion: """
            Works on the state of `serve`, at the same time: what the app has saved is seen, and the new timeline is \
            what a bridge draws from then on. Prints a line for each widget that was reloaded: its id, a tab, and how \
            many entries its timeline has.

            Example:
              widget-bridge update ios/MyWidget --kind MyWidget
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var progress: ProgressOptions

    @Option(help: "The kind to reload, and others after further ones. (default: all of the extension's)")
    var kind: [String] = []

    @OptionGroup var root: StateRoot

    @OptionGroup var budget: BudgetOptions

    func run() throws {
        fonts.apply()
        try CommandFailure.naming {
            let sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
            let built = try options.resolveAll(extensionPath, sandbox, progress)
            try LocalSession.use(built, root: root, in: sandbox, budget) { session in
                for kind in try kinds(in: session) {
                    for widget in try session.call("updateWidget", ["ios": .string(kind)]).reloaded {
                        let (id, entries) = (widget["id"]?.stringValue ?? "", widget["entries"]?.intValue ?? 0)
                        try CommandOutput.print("\(id)\t\(entries)")
                    }
                }
            }
        }
    }

    private func kinds(in session: LocalSession) throws -> [String] {
        guard kind.isEmpty else { return kind }
        let widgets = try session.call("describeWidgets", [:]).result.arrayValue ?? []
        return widgets.compactMap { $0["kind"]?.stringValue }
    }
}
