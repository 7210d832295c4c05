import SwiftUI
import WidgetKit

struct NewsWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NewsEntry

    var body: some View {
        if entry.posts.isEmpty {
            NoStoriesView()
        } else {
            switch family {
            case .systemSmall:
                LeadStoryView(post: entry.posts[0])
            case .systemLarge:
                StoryListView(posts: entry.posts, limit: 4, showsHeader: true)
            default:
                StoryListView(posts: entry.posts, limit: 2, showsHeader: false)
            }
        }
    }
}

/// The lead story's cover behind a small widget, a plain colour behind the lists.
struct NewsBackground: View {
    @Environment(\.widgetFamily) private var family
    let entry: NewsEntry

    var body: some View {
        if family == .systemSmall, let post = entry.posts.first {
            CoverImage(cover: post.cover)
                .overlay {
                    LinearGradient(
                        colors: [.black.opacity(0.05), .black.opacity(0.75)],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                }
        } else {
            Color("WidgetBackground")
        }
    }
}

struct NoStoriesView: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "newspaper")
                .font(.title)
                .foregroundStyle(Color.accentColor)
            Text("No stories yet")
                .font(.headline)
            Text("Open the app to load today's news.")
                .font(.caption)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
