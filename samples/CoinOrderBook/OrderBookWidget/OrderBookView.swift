import SwiftUI
import WidgetKit

struct OrderBookView: View {
    @Environment(\.widgetFamily) private var family
    let entry: OrderBookEntry

    private var rows: Int { family == .systemLarge ? 6 : 2 }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            header
            OrderRows(orders: Array(entry.book.asks.suffix(rows)), book: entry.book, color: .red)
            Divider()
            OrderRows(orders: Array(entry.book.bids.prefix(rows)), book: entry.book, color: .green)
            if family != .systemSmall { footer }
        }
    }

    private var header: some View {
        HStack {
            HStack(spacing: 4) {
                if family != .systemSmall { Image(systemName: "bitcoinsign.circle.fill") }
                Text(entry.book.coin)
            }
            .font(.headline)
            .foregroundStyle(.orange)
            Spacer()
            Text(entry.date, style: .time)
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
    }

    private var footer: some View {
        HStack {
            Text("Spread \(entry.book.spread.formatted(.currency(code: "USD").precision(.fractionLength(0))))")
            Spacer()
            Button(intent: RefreshIntent()) {
                Image(systemName: "arrow.clockwise")
            }
            .buttonStyle(.plain)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// Offers of one side, each with a bar for its amount.
struct OrderRows: View {
    let orders: [Order]
    let book: OrderBook
    let color: Color

    var body: some View {
        ForEach(orders) { order in
            HStack {
                Text(order.price.formatted())
                    .foregroundStyle(color)
                Spacer()
                Text(order.amount.formatted(.number.precision(.fractionLength(2))))
                    .foregroundStyle(.secondary)
            }
            .font(.caption.monospacedDigit())
            .padding(.horizontal, 4)
            .padding(.vertical, 2)
            .background(alignment: .trailing) {
                GeometryReader { proxy in
                    color.opacity(0.15)
                        .frame(width: proxy.size.width * order.amount / book.largestAmount)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        }
    }
}
