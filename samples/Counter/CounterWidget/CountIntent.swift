import AppIntents

/// Counts up or down.
struct CountIntent: AppIntent {
    static var title: LocalizedStringResource = "Count"

    @Parameter(title: "Step")
    var step: Int

    init() {}

    init(step: Int) {
        self.step = step
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard CounterStore.count + step >= 0 else { throw CountError.belowZero }
        CounterStore.count += step
        return .result(value: CounterStore.count, dialog: "Counted to \(CounterStore.count).")
    }
}

enum CountError: Error, CustomLocalizedStringResourceConvertible {
    case belowZero

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .belowZero: "There is nothing below zero."
        }
    }
}
