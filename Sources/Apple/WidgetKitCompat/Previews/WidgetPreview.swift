import SwiftUICompat

/// A widget with the entries that its preview shows.
package struct WidgetPreview: PreviewSubject {
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget
    package let timeline: any PreviewTimeline
}

/// Where a widget's preview has its entries from, whatever their type.
@MainActor package protocol PreviewTimeline {
    /// Calls back once or never, from any thread.
    func entries(
        in context: TimelineProviderContext,
        completion: @escaping @Sendable (HandedOver<[any TimelineEntry]>) -> Void)
}

/// The entries that `#Preview` lists.
struct ListedTimeline: PreviewTimeline {
    let entries: @MainActor () async -> [any TimelineEntry]

    func entries(
        in context: TimelineProviderContext,
        completion: @escaping @Sendable (HandedOver<[any TimelineEntry]>) -> Void
    ) {
        Task { completion(HandedOver(await entries())) }
    }
}
