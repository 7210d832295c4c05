import SwiftUI
import WidgetKit

/// The book that is being read, and the app's pages where there is room for their links.
struct OpenPageView: View {
    let entry: OpenPageProvider.Entry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall:
            BookView(title: entry.title, page: entry.page)
        case .systemMedium:
            HStack(spacing: 16) {
                BookView(title: entry.title, page: entry.page)
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    GridRow { ForEach(Page.allCases.prefix(2), content: PageTile.init) }
                    GridRow { ForEach(Page.allCases.suffix(2), content: PageTile.init) }
                }
            }
        default:
            VStack(alignment: .leading, spacing: 12) {
                BookView(title: entry.title, page: entry.page)
                Divider()
                ForEach(Page.allCases) { PageRow(page: $0) }
            }
        }
    }
}

private struct BookView: View {
    let title: String?
    let page: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: "book.fill")
                .font(.title2)
                .foregroundStyle(.tint)
            Spacer(minLength: 0)
            if let title {
                Text(title)
                    .font(.headline)
                    .lineLimit(3)
                Text("Page \(page)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            } else {
                Text("No book is open")
                    .font(.headline)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct PageTile: View {
    let page: Page

    var body: some View {
        Link(destination: page.url) {
            VStack(spacing: 4) {
                Image(systemName: page.symbol)
                Text(page.title)
                    .font(.caption2)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .foregroundStyle(page.color)
            .background(page.color.opacity(0.15), in: .rect(cornerRadius: 12))
        }
    }
}

private struct PageRow: View {
    let page: Page

    var body: some View {
        Link(destination: page.url) {
            HStack {
                Label(page.title, systemImage: page.symbol)
                    .foregroundStyle(page.color)
                Spacer()
                Image(systemName: "chevron.right")
                    .font(.caption)
                    .foregroundStyle(.tertiary)
            }
        }
    }
}

#Preview("A tile", traits: .fixedLayout(width: 96, height: 64)) {
    PageTile(page: .bookmarks)
        .padding(4)
}
