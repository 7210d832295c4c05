import AppKit
import SwiftUI
import WidgetKit

struct DiskEntry: TimelineEntry {
    let date: Date
    let used: Double
}

struct DiskProvider: TimelineProvider {
    func placeholder(in context: Context) -> DiskEntry { DiskEntry(date: .now, used: 0.5) }

    func getSnapshot(in context: Context, completion: @escaping (DiskEntry) -> Void) {
        completion(DiskEntry(date: .now, used: 0.64))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DiskEntry>) -> Void) {
        completion(Timeline(entries: [DiskEntry(date: .now, used: 0.64)], policy: .never))
    }
}

extension NSColor {
    static let brand = NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    static let adaptive = NSColor(name: nil) { appearance in
        appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }

    var hex: String {
        guard let rgb = usingColorSpace(.sRGB) else { return "" }
        return String(
            format: "#%02X%02X%02X", Int(rgb.redComponent * 255), Int(rgb.greenComponent * 255),
            Int(rgb.blueComponent * 255))
    }
}

struct DiskView: View {
    let entry: DiskEntry

    private var icon: NSImage? {
        NSImage(systemSymbolName: "internaldrive", accessibilityDescription: "Disk") ?? NSImage(named: "Disk")
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let icon { Image(nsImage: icon).resizable().frame(width: 20, height: 20) }
            Text(NSColor.brand.hex).font(.system(size: NSFont.systemFont(ofSize: 13).pointSize))
            ProgressView(value: entry.used).tint(Color(nsColor: entry.used > 0.9 ? .warning : .brand))
            Text("\(Int(entry.used * 100)) %").foregroundColor(Color(nsColor: .adaptive))
        }
        .containerBackground(Color(nsColor: .windowBackgroundColor), for: .widget)
    }
}

@main
struct DiskWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Disk", provider: DiskProvider()) { DiskView(entry: $0) }
            .configurationDisplayName("Disk")
            #if os(macOS)
                .supportedFamilies([.systemSmall, .systemMedium])
            #else
                .supportedFamilies([.accessoryInline])
            #endif
    }
}
