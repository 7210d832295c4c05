import SwiftUI
import WidgetKit

@main
struct MisbehavingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "MisbehavingWidget", provider: Provider()) { entry in
            MisbehavingView(entry: entry)
        }
        .configurationDisplayName("Misbehaving")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct Entry: TimelineEntry {
    let date: Date
    let mode: String
}

struct MisbehavingView: View {
    let entry: Entry

    var body: some View {
        switch entry.mode {
        case "nilInBody":
            Text(Trouble.missingValue!)
        case "unsupportedView":
            ViewFromElsewhere()
        default:
            Color.green
        }
    }
}

/// A view with no body and nothing to draw it.
struct ViewFromElsewhere: View {
    var body: Never { fatalError("asked for its body") }
}
