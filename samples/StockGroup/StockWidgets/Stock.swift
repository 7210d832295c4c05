import Foundation

/// A company's share and its price.
struct Stock: Codable, Identifiable {
    let symbol: String
    let name: String
    let price: Double
    /// Since yesterday, as a fraction.
    let change: Double

    var id: String { symbol }

    /// The stocks that the app has saved, else some to show.
    static var all: [Stock] {
        let defaults = UserDefaults(suiteName: "group.stocks.sample")
        guard let saved = defaults?.string(forKey: "stocks"),
            let stocks = try? JSONDecoder().decode([Stock].self, from: Data(saved.utf8))
        else { return samples }
        return stocks
    }

    static let samples = [
        Stock(symbol: "ALMA", name: "Alma Foods", price: 41.2, change: 0.012),
        Stock(symbol: "BRIO", name: "Brio Energy", price: 118.75, change: -0.008),
        Stock(symbol: "CIRR", name: "Cirrus Air", price: 9.04, change: 0.034),
        Stock(symbol: "DUNE", name: "Dune Robotics", price: 233.1, change: -0.021),
    ]
}
