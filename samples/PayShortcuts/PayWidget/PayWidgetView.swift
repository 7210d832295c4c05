import SwiftUI
import WidgetKit

struct PayWidgetView: View {
    let entry: PayEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            if entry.payees.isEmpty {
                Text("Choose whom to pay in the widget's settings.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                HStack(alignment: .top, spacing: 0) {
                    ForEach(Array(entry.payees.enumerated()), id: \.element.id) { index, payee in
                        Link(destination: entry.action.url(for: payee)) {
                            PayeeButton(payee: payee, color: PayeeButton.colors[index % 4], action: entry.action)
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color(red: 0.99, green: 0.97, blue: 0.93), Color(red: 0.93, green: 0.95, blue: 0.99)],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
        }
        .environment(\.colorScheme, .light)
        .widgetURL(URL(string: "pay://wallet"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Label(entry.action.title, systemImage: entry.action.symbol)
                .font(.headline)
                .foregroundStyle(Color.indigo)
            Spacer()
            if entry.showsBalance {
                Text(entry.balance, format: .currency(code: entry.currency))
                    .font(.system(.headline, design: .rounded))
            }
        }
    }
}

/// A payee's initials, name and usual amount.
struct PayeeButton: View {
    static let colors: [Color] = [.indigo, .teal, .orange, .pink]

    let payee: Payee
    let color: Color
    let action: PayAction

    var body: some View {
        VStack(spacing: 5) {
            Circle()
                .fill(color.gradient)
                .frame(width: 48, height: 48)
                .overlay {
                    Text(initials)
                        .font(.system(.headline, design: .rounded))
                        .foregroundStyle(.white)
                }
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: action.badge)
                        .font(.system(size: 9, weight: .bold))
                        .foregroundStyle(color)
                        .frame(width: 18, height: 18)
                        .background(.white, in: Circle())
                }
            Text(payee.name)
                .font(.caption.weight(.medium))
                .foregroundStyle(Color.primary)
                .lineLimit(1)
            Text(payee.amount, format: .currency(code: payee.currency))
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
    }

    private var initials: String {
        payee.name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }
}

extension PayAction {
    var title: LocalizedStringKey {
        switch self {
        case .request: return "Request"
        case .split: return "Split a bill"
        case .send, .unknown: return "Send money"
        @unknown default: return "Send money"
        }
    }

    var symbol: String {
        switch self {
        case .request: return "arrow.down.circle.fill"
        case .split: return "person.2.fill"
        default: return "paperplane.fill"
        }
    }

    var badge: String {
        self == .request ? "arrow.down" : "arrow.up"
    }

    func url(for payee: Payee) -> URL {
        let path = self == .request ? "request" : self == .split ? "split" : "send"
        return URL(string: "pay://\(path)/\(payee.id)")!
    }
}
