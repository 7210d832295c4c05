import Combine
import Foundation

/// The quote of the day: from the app's server, else the last one that came from there.
final class QuoteLoader: ObservableObject {
    static let suite = "group.syncquote.sample"

    @Published private(set) var quote: Quote?

    private let defaults = UserDefaults(suiteName: QuoteLoader.suite)

    init() {
        quote = defaults?.data(forKey: "lastQuote").flatMap { try? JSONDecoder().decode(Quote.self, from: $0) }
    }

    /// Where the app says that quotes are.
    private var address: URL? {
        defaults?.string(forKey: "quoteURL").flatMap(URL.init(string:))
    }

    func load(completion: @escaping (Quote?) -> Void) {
        guard let address else { return completion(quote) }
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        URLSession.shared.dataTask(with: request) { [self] data, response, _ in
            let isFound = (response as? HTTPURLResponse)?.statusCode == 200
            let quote = isFound ? data.flatMap { try? JSONDecoder().decode(Quote.self, from: $0) } : nil
            DispatchQueue.main.async {
                if let quote { keep(quote) }
                completion(self.quote)
            }
        }.resume()
    }

    private func keep(_ quote: Quote) {
        self.quote = quote
        defaults?.set(try? JSONEncoder().encode(quote), forKey: "lastQuote")
    }
}
