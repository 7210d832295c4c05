/// The source of a widget with one entry.
enum MinimalWidget {
    static func source(_ kind: String, importing modules: [String] = [], showing content: String) -> String {
        """
        \((modules + ["SwiftUI", "WidgetKit"]).map { "import \($0)" }.joined(separator: "\n"))

        struct Entry: TimelineEntry { let date = Date() }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry() }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry()], policy: .never))
            }
        }
        @main struct \(kind): Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(kind)", provider: Provider()) { _ in \(content) }
            }
        }

        """
    }
}
