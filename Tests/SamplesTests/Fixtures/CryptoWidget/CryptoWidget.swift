import SwiftUI
import WidgetKit

struct CryptoEntry: TimelineEntry {
    let date = Date()
    let lines: [String]

    init() {
        do { lines = try Vault.lines() + Digests.lines } catch { lines = ["\(error)"] }
    }
}

struct CryptoProvider: TimelineProvider {
    func placeholder(in context: Context) -> CryptoEntry { CryptoEntry() }
    func getSnapshot(in context: Context, completion: @escaping (CryptoEntry) -> Void) { completion(CryptoEntry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CryptoEntry>) -> Void) {
        completion(Timeline(entries: [CryptoEntry()], policy: .never))
    }
}

@main struct CryptoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Crypto", provider: CryptoProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.lines, id: \.self) { Text($0).font(.caption2) }
            }
        }
    }
}
