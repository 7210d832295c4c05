import SwiftUI
import UIKit
import WidgetKit

/// What a phone is silent about, one kind of it in each widget.
@main struct Diagnostics: WidgetBundle {
    var body: some Widget {
        GroupsWidget()
        AssetsWidget()
        FamiliesWidget()
        NetworkWidget()
        ValuesWidget()
    }
}

struct Entry: TimelineEntry {
    let date: Date
    var text = "An entry"
}

struct Provider: TimelineProvider {
    var read: @Sendable () async -> String = { "An entry" }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        Task { [read] in
            completion(Timeline(entries: [Entry(date: .now, text: await read())], policy: .never))
        }
    }
}

struct GroupsWidget: Widget {
    var body: some WidgetConfiguration {
        let provider = Provider {
            let value = UserDefaults(suiteName: "group.diagnostic")?.string(forKey: "title")
            let container = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: "group.elsewhere")
            let malformed = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "my group")
            return [value, container?.path(), malformed?.path()].compactMap(\.self).joined() + "."
        }
        return StaticConfiguration(kind: "Groups", provider: provider) { Text($0.text) }
            .supportedFamilies([.systemSmall])
    }
}

struct AssetsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Assets", provider: Provider()) { _ in
            VStack {
                Image("CoverBlu")
                Text("Colour").foregroundStyle(Color("BrandColour"))
                Text("Font").font(.custom("Nowhere Sans", size: 12))
                Text("Noteworthy").font(.custom("Noteworthy-Light", size: 12))
                Text("Table", tableName: "Menu")
                Image(systemName: "no.such.symbol")
                Image(systemName: "house.nosuchpart")
                Text(NSDataAsset(name: "Rates").map { "\($0.data.count)" } ?? "No data")
                Text(UIImage(named: "CoverGreen") == nil ? "No image" : "Image")
                Text(UIColor(named: "Brand") == nil ? "No color" : "Color")
            }
        }
        .supportedFamilies([.systemLarge])
    }
}

struct FamiliesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Families", provider: Provider()) { _ in FamilyView() }
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct FamilyView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall: Text("Drawn")
        case .systemMedium: Text("Unsupported family")
        default: EmptyView()
        }
    }
}

struct NetworkWidget: Widget {
    var body: some WidgetConfiguration {
        let provider = Provider {
            // No one listens there.
            let data = try? await URLSession.shared.data(from: URL(string: "http://127.0.0.1:1/rates.json")!)
            return data == nil ? "Offline" : "Online"
        }
        return StaticConfiguration(kind: "Network", provider: provider) { Text($0.text) }
            .supportedFamilies([.systemSmall])
    }
}

struct ValuesWidget: Widget {
    var body: some WidgetConfiguration {
        let provider = Provider {
            UserDefaults(suiteName: "group.diagnostics")?.set("kept", forKey: "a\u{0}b")
            UserDefaults(suiteName: "group.diagnostics")?.set(["c\u{0}d": 1], forKey: "members")
            UserDefaults(suiteName: "group.diagnostics")?.set("stored", forKey: "after")
            let runs = UserDefaults.standard.integer(forKey: "runs") + 1
            UserDefaults.standard.set(runs, forKey: "runs")
            UserDefaults(suiteName: "group.diagnostics")?.set(runs, forKey: "runs")
            return "Stored"
        }
        return StaticConfiguration(kind: "Values", provider: provider) { Text($0.text) }
            .supportedFamilies([.systemSmall])
    }
}
