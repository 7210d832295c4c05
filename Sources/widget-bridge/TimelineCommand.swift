import ArgumentParser
import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetHome
import WidgetProtocol

/// `widget-bridge timeline EXTENSION --kind K --family F`.
struct TimelineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline",
        _superCommandName: "widget-bridge",
        abstract: "Shows what becomes of a widget over a day, on a virtual clock.",
        discussion: """
            Prints a line for each reload and each entry: when, why, which entry of how many is shown from then on, and \
            how many reloads the widget has left. The widget sees the values of --data and no others; nothing is kept.

            Example:
              widget-bridge timeline samples/News/NewsWidget --family systemSmall \\
                --from 2026-01-01T09:00:00Z --for 2h -o pictures
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var progress: ProgressOptions

    @Option(help: "The widget's kind. (default: the only one)")
    var kind: String?

    @Option(help: "The family, such as systemMedium.", completion: Completions.families)
    var family: String

    @Option(help: "When it begins, in ISO 8601. (default: now)")
    var from: String?

    @Option(name: .customLong("for"), help: "How long it goes on: a number of seconds, or such as 90m, 24h or 7d.")
    var length = "24h"

    @OptionGroup var values: DataOptions

    @Option(help: "What the user has set of the widget: a JSON object, values by their parameters' names.")
    var configuration: String?

    @Option(help: ArgumentHelp("The widget's time zone, such as Europe/Berlin. (default: this machine's)"))
    var timeZone: String?

    @OptionGroup var locale: LocaleOption

    @OptionGroup var budget: BudgetOptions

    @Option(
        name: .shortAndLong,
        help: "A folder for a picture of every change, and timeline.png, which shows them one after the other.",
        completion: .directory)
    var output: String?

    func validate() throws {
        if let from, WireDate.seconds(from) == nil {
            throw ValidationError("--from is no ISO 8601 date with a time zone, such as 2026-01-31T09:30:00Z.")
        }
        if seconds == nil { throw ValidationError("--for is a number of seconds, or such as 90m, 24h or 7d.") }
    }

    /// What ``length`` says, in seconds.
    private var seconds: Double? {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
        let unit = length.last.flatMap { units[$0] }
        guard let number = Double(unit == nil ? length : String(length.dropLast())), number >= 0, number.isFinite else {
            return nil
        }
        return number * (unit ?? 1)
    }

    func run() throws {
        fonts.apply()
        try CommandFailure.naming {
            try TemporaryRoot.use { root in
                let sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
                let pictures = Pictures(
                    root: root.path,
                    sandbox: DrawingSandbox(
                        sandbox, root: root.path, extensions: [try options.argument(extensionPath)]),
                    logger: Self.logger)
                defer { pictures.stop() }
                let built = try options.resolveAll(extensionPath, sandbox, progress)
                let storage = GroupStorage(root: root.path)
                let home = WidgetHome(
                    root: root.path, extensions: built, storage: storage, options: try homeOptions(sandbox),
                    logger: Self.logger)
                defer { home.stop() }
                home.prepare()
                try values.save(in: storage, of: built)
                try walk(home, pictures)
            }
        }
    }

    private func homeOptions(_ sandbox: Sandbox) throws -> WidgetHome.Options {
        var options = WidgetHome.Options()
        options.sandbox = sandbox
        options.timeZone = try timeZone.map(TimeZone.checked)
        locale.apply(to: &options)
        options.budget = budget.budget
        options.use(VirtualClock(from.flatMap(WireDate.seconds) ?? Date().timeIntervalSince1970.rounded(.down)))
        return options
    }

    private func walk(_ home: WidgetHome, _ pictures: Pictures) throws {
        let widget = try widget(in: home)
        let end = home.options.now() + (seconds ?? 0)
        var table = try ChangeTable(widget, home, pictures, folder: output)
        try table.begin()
        while true {
            let next = min(try home.nextReload() ?? end, end)
            try table.addEntries(before: next)
            if next >= end { break }
            try home.advance(to: next) { table.note($1) }
            try table.addReload()
        }
        try table.finish()
    }

    private func widget(in home: WidgetHome) throws -> InstalledWidget {
        let kind = try kind ?? home.onlyKind()
        guard let configuration else { return try home.widget(kind: kind, family: family) }
        guard let object = (try? JSONValue(parsing: configuration))?.objectValue else {
            throw ValidationError("--configuration holds no JSON object.")
        }
        return try home.install(kind: kind, family: family, configuration: object)
    }

    private static let logger = Logger(label: "widget-bridge") { StreamLogHandler.standardError(label: $0) }
}
