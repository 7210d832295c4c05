import WidgetKit

struct OpenPageEntry: TimelineEntry {
    let date: Date
    /// The book that is being read, if there is one.
    let title: String?
    /// The page that it is open at.
    let page: Int
}

struct OpenPageProvider: TimelineProvider {
    private let defaults = UserDefaults(suiteName: "group.openpage.sample")

    func placeholder(in context: Context) -> OpenPageEntry {
        OpenPageEntry(date: .now, title: "A Book's Title", page: 100)
    }

    func getSnapshot(in context: Context, completion: @escaping (OpenPageEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : current)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        // The app says when another book is open; one that is read aloud turns its pages by itself.
        let isReadAloud = defaults?.bool(forKey: "isReadAloud") == true
        completion(Timeline(entries: [current], policy: isReadAloud ? .after(.now + 60) : .never))
    }

    private var current: OpenPageEntry {
        OpenPageEntry(
            date: .now, title: defaults?.string(forKey: "title"), page: defaults?.integer(forKey: "page") ?? 0)
    }
}
