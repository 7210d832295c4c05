public import SwiftUIAppCompat
public import WidgetKitCompat

extension WidgetConfiguration {
    /// No effect: the system wakes no extension for work in the background here.
    public nonisolated func backgroundTask<Request: Sendable, Response: Sendable>(
        _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents { _, completion in completion() }
    }
}
