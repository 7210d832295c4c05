import ArgumentParser
import WidgetHome

/// How often widgets are reloaded.
struct BudgetOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many reloads a widget has in 24 hours.", valueName: "count"))
    var dailyReloads = 40

    @Flag(help: "Reload widgets as often and as soon as they ask for it.")
    var noBudget = false

    func validate() throws {
        guard dailyReloads > 0 else { throw ValidationError("--daily-reloads must be a positive number.") }
    }

    var budget: ReloadBudget { ReloadBudget(dailyLimit: noBudget ? nil : dailyReloads) }
}
