import SwiftUI
import WidgetKit

@main
struct NewsWidget: Widget {
    let kind = "NewsWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: NewsProvider()) { entry in
            NewsWidgetView(entry: entry)
                .containerBackground(for: .widget) {
                    NewsBackground(entry: entry)
                }
        }
        .configurationDisplayName("News")
        .description("The latest stories of your day.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
