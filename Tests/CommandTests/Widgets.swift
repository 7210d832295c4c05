/// Sources of small widgets.
enum Widgets {
    /// A widget of a kind that shows its locale and its colour scheme, in a text with modifiers.
    static func one(_ kind: String, modifiers: String = "") -> String {
        """
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { let date = Date() }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry() }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                print("a timeline for \\(Locale.current.identifier)")
                completion(Timeline(entries: [Entry()], policy: .never))
            }
        }
        struct Content: View {
            @Environment(\\.locale) var locale
            @Environment(\\.widgetFamily) var family
            @Environment(\\.colorScheme) var scheme
            var body: some View {
                Text("\\(locale.identifier) \\(family.description) \\(scheme == .dark ? "dark" : "light")")\(modifiers)
            }
        }
        @main struct \(kind): Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(kind)", provider: Provider()) { _ in Content() }
                    .supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        """
    }
}
