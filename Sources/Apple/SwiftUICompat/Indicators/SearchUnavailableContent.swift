/// What is shown when a search found nothing.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?

        public var body: some View {
            SwiftUICompat.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    public struct Description: View {
        public var body: some View {
            Text("Check the spelling or try a new search.")
        }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Title == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self {
        Self(
            label: { SearchUnavailableContent.Label(text: nil) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }

    public static func search(text: String) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text.isEmpty ? nil : text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
