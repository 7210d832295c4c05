import SwiftUI
import WidgetKit

struct StocksEntry: TimelineEntry {
    let date: Date
    let stocks: [Stock]
}

struct StocksProvider: TimelineProvider {
    var order: (Stock, Stock) -> Bool

    private var entry: StocksEntry { StocksEntry(date: .now, stocks: Stock.all.sorted(by: order)) }

    func placeholder(in context: Context) -> StocksEntry { StocksEntry(date: .now, stocks: Stock.samples) }

    func getSnapshot(in context: Context, completion: @escaping (StocksEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StocksEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .after(.now + 15 * 60)))
    }
}

/// All stocks, by their symbols.
struct WatchlistWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Watchlist", provider: StocksProvider { $0.symbol < $1.symbol }) { entry in
            StockList(stocks: entry.stocks)
        }
        .configurationDisplayName("Watchlist")
        .description("All the stocks that you follow.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

/// The stocks that have changed most.
struct MoversWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Movers", provider: StocksProvider { abs($0.change) > abs($1.change) }) { entry in
            StockList(stocks: entry.stocks)
        }
        .configurationDisplayName("Movers")
        .description("Who has risen and fallen most.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// How many have risen and fallen.
struct MarketWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Market", provider: StocksProvider { $0.symbol < $1.symbol }) { entry in
            let risen = entry.stocks.filter { $0.change >= 0 }.count
            Gauge(value: Double(risen), in: 0...Double(max(entry.stocks.count, 1))) {
                Text("Up")
            } currentValueLabel: {
                Text("\(risen)")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.red, .green]))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Market")
        .description("How many of your stocks have risen.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

struct StockList: View {
    @Environment(\.widgetFamily) private var family
    let stocks: [Stock]

    var body: some View {
        VStack(spacing: 4) {
            ForEach(stocks.prefix(family == .systemLarge ? 6 : family == .systemMedium ? 3 : 2)) { stock in
                if stock.id != stocks.first?.id { Divider() }
                if family == .systemSmall {
                    VStack(alignment: .leading) {
                        Text(stock.symbol).font(.subheadline.bold())
                        ChangeText(stock: stock)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                } else {
                    StockRow(stock: stock)
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}
