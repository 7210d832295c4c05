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
        case "long", "longer":
            Path { path in
                let height = entry.date.timeIntervalSinceReferenceDate / 1e8
                for step in 0..<1_500 { path.addLine(to: CGPoint(x: CGFloat(step) / 7, y: height)) }
            }
        default:
            Color.green
        }
    }
}

/// A view with no body and nothing to draw it.
struct ViewFromElsewhere: View {
    var body: Never { fatalError("asked for its body") }
}
