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

/// One stock, which the user chooses.
struct QuoteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Quote", intent: SelectStockIntent.self, provider: QuoteProvider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.stock.symbol).font(.headline)
                Text(entry.stock.name).font(.caption).foregroundStyle(.secondary)
                Spacer()
                Text(entry.stock.price, format: .currency(code: "USD"))
                    .font(.title2.bold())
                    .minimumScaleFactor(0.7)
                ChangeText(stock: entry.stock, style: entry.style)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Quote")
        .description("The price of a stock of your choice.")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
