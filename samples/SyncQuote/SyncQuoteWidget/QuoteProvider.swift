import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    /// Nil until the first quote has come.
    let quote: Quote?
}

struct QuoteProvider: TimelineProvider {
    private let loader = QuoteLoader()

    func placeholder(in context: Context) -> QuoteEntry {
        QuoteEntry(date: Date(), quote: .placeholder)
    }

    func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> Void) {
        completion(QuoteEntry(date: Date(), quote: loader.quote ?? .placeholder))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<QuoteEntry>) -> Void) {
        loader.load { quote in
            let now = Date()
            let next = Calendar.current.date(byAdding: .hour, value: 2, to: now)!
            completion(Timeline(entries: [QuoteEntry(date: now, quote: quote)], policy: .after(next)))
        }
    }
}
