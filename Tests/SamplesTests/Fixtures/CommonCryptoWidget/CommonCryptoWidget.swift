import SwiftUI
import WidgetKit

struct CommonCryptoEntry: TimelineEntry {
    let date = Date()
    let lines = Contexts.lines + Keys.lines + Cryptors.lines + CryptorErrors.lines
}

struct CommonCryptoProvider: TimelineProvider {
    func placeholder(in context: Context) -> CommonCryptoEntry { CommonCryptoEntry() }
    func getSnapshot(in context: Context, completion: @escaping (CommonCryptoEntry) -> Void) {
        completion(CommonCryptoEntry())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CommonCryptoEntry>) -> Void) {
        completion(Timeline(entries: [CommonCryptoEntry()], policy: .never))
    }
}

@main struct CommonCryptoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CommonCrypto", provider: CommonCryptoProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.lines, id: \.self) { Text($0).font(.caption2) }
            }
        }
    }
}
