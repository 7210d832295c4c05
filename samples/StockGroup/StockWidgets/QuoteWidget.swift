import SwiftUI
import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    let stock: Stock
    let style: ChangeStyle
}

struct QuoteProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> QuoteEntry {
        QuoteEntry(date: .now, stock: Stock.samples[0], style: .percent)
    }

    func snapshot(for configuration: SelectStockIntent, in context: Context) async -> QuoteEntry {
        let stock = Stock.all.first { $0.symbol == configuration.stock?.id }
        return QuoteEntry(date: .now, stock: stock ?? Stock.samples[0], style: configuration.style)
    }

    func timeline(for configuration: SelectStockIntent, in context: Context) async -> Timeline<QuoteEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .after(.now + 15 * 60))
    }
}

/// A stock's name, price and change: below each other, or on two lines on the lock screen.
struct QuoteView: View {
    let entry: QuoteEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            if family == .accessoryRectangular {
                HStack {
                    Text(entry.stock.symbol).font(.headline).widgetAccentable()
                    Spacer()
                    change
                }
                price
            } else {
                Text(entry.stock.symbol).font(.headline)
                Text(entry.stock.name).font(.caption).foregroundStyle(.secondary)
                Spacer()
                price
                change
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var price: some View {
        Text(entry.stock.price, format: .currency(code: "USD"))
            .font(.title2.bold())
            .minimumScaleFactor(0.7)
    }

    private var change: some View { ChangeText(stock: entry.stock, style: entry.style) }
}

/// One stock, which the user chooses.
struct QuoteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Quote", intent: SelectStockIntent.self, provider: QuoteProvider()) { entry in
            QuoteView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Quote")
        .description("The price of a stock of your choice.")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
