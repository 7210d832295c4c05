import SwiftUI
import WidgetKit

@main
struct SyncQuoteWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "SyncQuoteWidget", provider: QuoteProvider()) { entry in
            QuoteView(entry: entry)
        }
        .configurationDisplayName("Quote of the Day")
        .description("A quote, fresh every two hours.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}

struct SyncQuoteWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            QuoteView(entry: QuoteEntry(date: Date(), quote: .placeholder))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
            QuoteView(entry: QuoteEntry(date: Date(), quote: nil))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("Before the first sync")
        }
    }
}
