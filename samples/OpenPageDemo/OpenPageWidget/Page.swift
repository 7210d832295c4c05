import SwiftUI

/// A page of the app that the widget leads to.
enum Page: String, CaseIterable, Identifiable {
    case library, search, bookmarks, settings

    var id: String { rawValue }

    /// `openpage://open/search?homeWidget`: home_widget tells the app of links with that query.
    var url: URL { URL(string: "openpage://open/\(rawValue)?homeWidget")! }

    var title: LocalizedStringKey {
        switch self {
        case .library: "Library"
        case .search: "Search"
        case .bookmarks: "Bookmarks"
        case .settings: "Settings"
        }
    }

    var symbol: String {
        switch self {
        case .library: "books.vertical.fill"
        case .search: "magnifyingglass"
        case .bookmarks: "bookmark.fill"
        case .settings: "gearshape.fill"
        }
    }

    var color: Color {
        switch self {
        case .library: .indigo
        case .search: .teal
        case .bookmarks: .orange
        case .settings: .gray
        }
    }
}
