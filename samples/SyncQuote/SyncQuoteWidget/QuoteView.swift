import SwiftUI
import WidgetKit

struct QuoteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: QuoteEntry

    private var isSmall: Bool { family == .systemSmall }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "quote.opening")
                .font(.caption)
                .foregroundColor(.accentColor)
            if let quote = entry.quote {
                Text(quote.text)
                    .font(.system(isSmall ? .footnote : .title3, design: .serif))
                    .italic()
                    .minimumScaleFactor(0.7)
                Spacer(minLength: 0)
                Text(quote.author)
                    .font(.caption2.weight(.semibold))
                    .foregroundColor(.accentColor)
                    .lineLimit(1)
            } else {
                Text("No quote yet. Open the app to sync.")
                    .font(.footnote)
                Spacer(minLength: 0)
            }
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
        .shadow(radius: 2)
        .background(background)
        .containerBackground(.clear, for: .widget)
    }

    private var background: some View {
        Image("Background")
            .resizable()
            .scaledToFill()
            .overlay(Color.black.opacity(0.15))
    }
}
