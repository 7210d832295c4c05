import WidgetKit

struct OrderBookEntry: TimelineEntry {
    let date: Date
    let book: OrderBook
}

struct OrderBookProvider: TimelineProvider {
    func placeholder(in context: Context) -> OrderBookEntry {
        OrderBookEntry(date: Date(), book: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (OrderBookEntry) -> ()) {
        completion(OrderBookEntry(date: Date(), book: .saved ?? .sample))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<OrderBookEntry>) -> ()) {
        let book = OrderBook.saved ?? .sample
        let start = Date()
        let entries = (0..<30).map { hour in
            OrderBookEntry(date: Calendar.current.date(byAdding: .hour, value: hour, to: start)!, book: book)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
