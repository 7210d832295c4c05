import SwiftUI
import UIKit
import WidgetKit

extension Color {
    // Declared by hand: no shorthand may be generated beside it.
    static let brand = Color("BrandColor")
}

struct Entry: TimelineEntry {
    let date: Date
    /// What the provider says.
    let texts: [String]
}

struct Provider: TimelineProvider {
    private var entry: Entry {
        Entry(date: .now, texts: [Greeting.all, Greeting.counts, Greeting.date, Greeting.bundled])
    }

    func placeholder(in context: Context) -> Entry { entry }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct ResourcesView: View {
    let entry: Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(.hero).resizable().frame(width: 30, height: 30)
                Image(.page).foregroundStyle(Color(.brand))
                Image("page").foregroundColor(.accent)
                Image(.leaf).font(.largeTitle).foregroundStyle(.tint)
                Image(ImageResource.Icons.star).resizable().frame(width: 20, height: 20)
                Image("Icons/star").resizable().frame(width: 20, height: 20)
                Image("photo")
                Image(uiImage: UIImage(named: "photo.png")!)
                Image(uiImage: .hero).resizable().frame(width: 20, height: 20)
                Image("hreo")
            }
            HStack {
                // A file's name of what is in the catalogue now.
                if UIImage(named: "hero.png") != nil { Color.brand }
                Color(uiColor: .brand)
                Color(uiColor: UIColor(named: "BrandColor")!)
                Rectangle().fill(.accent)
                Color("AccentColor")
            }
            .frame(height: 20)
            Text("greeting") + Text(verbatim: " ") + Text(Greeting.resource)
            Text("\(1) stories by \("Ada")", tableName: "Stories")
            Text("\(2) stories by \("Ada")", tableName: "Stories")
            Text("Untranslated", tableName: "Stories", comment: "In no other language.")
            ForEach(entry.texts, id: \.self) { Text($0) }
            Text(String(data: NSDataAsset(name: "seed")!.data, encoding: .utf8)!)
        }
        .font(.caption)
        .containerBackground(Color(.widgetBackground), for: .widget)
    }
}

@main
struct ResourcesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Resources", provider: Provider()) { ResourcesView(entry: $0) }
            .configurationDisplayName("greeting")
            .description(LocalizedStringKey("farewell"))
            .supportedFamilies([.systemLarge])
    }
}
