import SwiftUI
import WidgetKit

@main
struct StockWidgets: WidgetBundle {
    var body: some Widget {
        QuoteWidget()
        WatchlistWidget()
        MoversWidget()
        MarketWidget()
    }
}
