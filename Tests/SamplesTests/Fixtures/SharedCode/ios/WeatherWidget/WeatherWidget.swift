import Models
import RainKit
import SwiftUI
import WidgetKit
import os.log

@objc protocol Tapping {
    @objc func tap()
}

@objcMembers final class Taps: NSObject, Tapping {
    weak var next: Tapping?
    @objc dynamic var count = 0
    static let action = #selector(tap)

    @objc(tapOnce) func tap() {
        count += 1
        os_log("tapped")
    }
}

struct Entry: TimelineEntry {
    var date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

@main
struct WeatherWidget: Widget {
    private var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none"
    }

    private var mode: String {
        #if DEBUG && os(iOS) && canImport(UIKit.UIColor)
            "DEBUG"
        #else
            "other"
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: Provider()) { _ in
            RainView(Forecast(sky: "Rain"))
        }
        .configurationDisplayName("Rain, by \(Forecast.source)")
        .description("\(Taps.action.description) \(version) \(mode)")
        .supportedFamilies([.systemSmall])
    }
}
