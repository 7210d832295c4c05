import Foundation
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let posts: [Post]
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: Date(), posts: Post.samples)
    }

    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        let defaults = UserDefaults(suiteName: "group.news.sample")
        completion(NewsEntry(date: Date(), posts: Post.saved(in: defaults)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        getSnapshot(in: context) { entry in
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }
}
