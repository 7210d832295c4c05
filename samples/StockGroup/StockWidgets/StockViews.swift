import SwiftUI

/// How much a price has changed, in green or red.
struct ChangeText: View {
    let stock: Stock
    var style = ChangeStyle.percent

    private var text: String {
        switch style {
        case .percent: stock.change.formatted(.percent.precision(.fractionLength(1)).sign(strategy: .always()))
        case .amount:
            (stock.price * stock.change)
                .formatted(.currency(code: "USD").sign(strategy: .always()))
        }
    }

    var body: some View {
        Label(text, systemImage: stock.change < 0 ? "arrow.down.right" : "arrow.up.right")
            .font(.caption.monospacedDigit())
            .foregroundStyle(stock.change < 0 ? .red : .green)
    }
}

/// A line of a list of stocks.
struct StockRow: View {
    let stock: Stock

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 0) {
                Text(stock.symbol).font(.subheadline.bold())
                Text(stock.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 0) {
                Text(stock.price.formatted(.currency(code: "USD"))).font(.subheadline)
                ChangeText(stock: stock)
            }
        }
    }
}
