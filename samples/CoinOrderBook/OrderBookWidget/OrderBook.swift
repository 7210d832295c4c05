import Foundation

/// An offer to buy or to sell.
struct Order: Identifiable {
    let id = UUID()
    let price: Double
    let amount: Double

    init(price: Double, amount: Double) {
        self.price = price
        self.amount = amount
    }

    init?(_ stored: [String: Any]) {
        guard let price = stored["price"] as? Double, let amount = stored["amount"] as? Double else { return nil }
        self.init(price: price, amount: amount)
    }
}

/// The best offers for a coin, the highest price first.
struct OrderBook {
    let coin: String
    let asks: [Order]
    let bids: [Order]

    var spread: Double { (asks.map(\.price).min() ?? 0) - (bids.map(\.price).max() ?? 0) }
    var largestAmount: Double { (asks + bids).map(\.amount).max() ?? 1 }

    /// The book that the app has saved.
    static var saved: OrderBook? {
        guard let stored = UserDefaults.shared.dictionary(forKey: "orderBook"), let coin = stored["coin"] as? String
        else { return nil }
        func orders(_ key: String) -> [Order] {
            (stored[key] as? [[String: Any]] ?? []).compactMap(Order.init).sorted { $0.price > $1.price }
        }
        return OrderBook(coin: coin, asks: orders("asks"), bids: orders("bids"))
    }

    static let sample = OrderBook(
        coin: "BTC",
        asks: [Order(price: 64_120, amount: 0.8), Order(price: 64_080, amount: 1.6), Order(price: 64_050, amount: 0.4)],
        bids: [Order(price: 64_010, amount: 1.1), Order(price: 63_990, amount: 2.2), Order(price: 63_940, amount: 0.6)])
}
