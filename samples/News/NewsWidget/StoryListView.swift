import SwiftUI

/// Some stories, one below the other, and how many there are besides.
struct StoryListView: View {
    let posts: [Post]
    let limit: Int
    let showsHeader: Bool

    private var remaining: Int { posts.count - limit }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if showsHeader {
                HStack(spacing: 6) {
                    Image(systemName: "newspaper.fill")
                    Text("News")
                    Spacer()
                }
                .font(.headline)
                .foregroundStyle(Color.accentColor)
            }
            ForEach(posts.prefix(limit)) { post in
                Link(destination: post.url) {
                    StoryRow(post: post)
                }
            }
            if showsHeader {
                Spacer(minLength: 0)
                if remaining > 0 {
                    Text("\(remaining) more \(remaining == 1 ? "story" : "stories")")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct StoryRow: View {
    let post: Post

    var body: some View {
        HStack(spacing: 12) {
            CoverImage(cover: post.cover)
                .frame(width: 56, height: 56)
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            VStack(alignment: .leading, spacing: 2) {
                Text(post.title)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(Color.primary)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
                    .fixedSize(horizontal: false, vertical: true)
                Text(post.source)
                    .font(.caption)
                    .foregroundStyle(Color.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
    }
}
