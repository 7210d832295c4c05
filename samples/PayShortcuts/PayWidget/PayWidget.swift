import Intents
import SwiftUI
import WidgetKit

struct PayEntry: TimelineEntry {
    let date: Date
    let balance: Decimal
    let currency: String
    let payees: [Payee]
    let action: PayAction
    let showsBalance: Bool
}

struct PayProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PayEntry {
        PayEntry(date: Date(), balance: 0, currency: "EUR", payees: [], action: .send, showsBalance: true)
    }

    func getSnapshot(
        for configuration: PayShortcutsIntent, in context: Context, completion: @escaping (PayEntry) -> Void
    ) {
        completion(entry(for: configuration))
    }

    func getTimeline(
        for configuration: PayShortcutsIntent, in context: Context,
        completion: @escaping (Timeline<PayEntry>) -> Void
    ) {
        completion(Timeline(entries: [entry(for: configuration)], policy: .never))
    }

    private func entry(for configuration: PayShortcutsIntent) -> PayEntry {
        let wallet = Wallet.saved
        let chosen = (configuration.shortcuts ?? []).compactMap { wallet.payee($0.identifier) }
        return PayEntry(
            date: Date(),
            balance: wallet.balance,
            currency: wallet.currency,
            payees: Array(chosen.prefix(4)),
            action: configuration.action,
            showsBalance: configuration.showsBalance?.boolValue ?? true
        )
    }
}

@main
struct PayWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "PayShortcuts", intent: PayShortcutsIntent.self, provider: PayProvider()
        ) { entry in
            PayWidgetView(entry: entry)
        }
        .configurationDisplayName("Pay Shortcuts")
        .description("Your favourite payments, a tap away.")
        .supportedFamilies([.systemMedium])
    }
}
