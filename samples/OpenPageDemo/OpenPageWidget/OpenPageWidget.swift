import SwiftUI
import WidgetKit

struct OpenPageWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OpenPageWidget", provider: OpenPageProvider()) { entry in
            OpenPageView(entry: entry)
                .containerBackground(.background, for: .widget)
                .widgetURL(URL(string: "openpage://open/reader?homeWidget"))
        }
        .configurationDisplayName("Open a Page")
        .description("Leads to the book you read, and to the app's pages.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview("Small", as: .systemSmall) {
    OpenPageWidget()
} timeline: {
    OpenPageEntry(date: .now, title: "The Tide Tables", page: 212)
    OpenPageEntry(date: .now, title: nil, page: 0)
}

#Preview("Medium", as: .systemMedium) {
    OpenPageWidget()
} timeline: {
    OpenPageEntry(date: .now, title: "The Tide Tables", page: 212)
}

#Preview("From the provider", as: .systemLarge) {
    OpenPageWidget()
} timelineProvider: {
    OpenPageProvider()
}
