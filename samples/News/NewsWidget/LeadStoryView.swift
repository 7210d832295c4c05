import SwiftUI

/// One story over its cover.
struct LeadStoryView: View {
    let post: Post

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Spacer(minLength: 0)
            Text(post.source)
                .font(.caption2.weight(.semibold))
                .foregroundStyle(.white.opacity(0.8))
                .lineLimit(1)
            Text(post.title)
                .font(.headline)
                .foregroundStyle(.white)
                .lineLimit(3)
                .minimumScaleFactor(0.8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .widgetURL(post.url)
    }
}
