import SwiftUI
import WidgetKit

@main
struct OrderBookWidget: Widget {
    static let kind = "OrderBook"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: OrderBookProvider()) { entry in
            OrderBookView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Order book")
        .description("The best offers for a coin.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview(as: .systemMedium) {
    OrderBookWidget()
} timeline: {
    OrderBookEntry(date: .now, book: .sample)
}
