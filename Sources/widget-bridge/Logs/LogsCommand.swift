import ArgumentParser
import Foundation
import WidgetProtocol

/// `widget-bridge logs [--follow]`.
struct LogsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logs",
        _superCommandName: "widget-bridge",
        abstract: "Prints what the bridge and its extensions have said.",
        discussion: """
            Every run of `serve`, `update` and `call` keeps what its extensions print, and what it logs itself, in \
            logs/ in the folder of its state: the last ten runs, up to two mebibytes each. The last run that has said \
            anything is printed.
            """
    )

    @Option(help: ArgumentHelp("How many of the last runs to print.", valueName: "number"))
    var runs = 1

    @Flag(name: .shortAndLong, help: "Go on with what is said from now on, in later runs too, until interrupted.")
    var follow = false

    @OptionGroup var root: StateRoot

    func validate() throws {
        guard runs > 0 else { throw ValidationError("--runs must be a positive number.") }
    }

    func run() throws {
        let folder = RunLog.folder(root.path)
        let found = RunLog.runs(in: folder)
        if found.isEmpty, !follow { CommandOutput.say("Nothing has been logged in \(folder).") }
        var reader: LogReader?
        for run in found.suffix(runs) {
            reader = LogReader(run)
            try reader?.printRest()
        }
        while follow {
            usleep(100_000)
            try reader?.printRest()
            guard let newest = RunLog.runs(in: folder).last, newest != reader?.path else { continue }
            reader = LogReader(newest)
        }
    }
}
