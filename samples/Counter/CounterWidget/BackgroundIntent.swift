import AppIntents
import Flutter
import home_widget

/// Hands the tap to the Flutter app, which counts and updates the widget.
struct BackgroundIntent: AppIntent {
    static var title: LocalizedStringResource = "Count in the app"

    @Parameter(title: "URL")
    var url: URL?

    @Parameter(title: "App Group")
    var appGroup: String?

    init() {}

    init(url: URL?, appGroup: String?) {
        self.url = url
        self.appGroup = appGroup
    }

    func perform() async throws -> some IntentResult {
        await HomeWidgetBackgroundWorker.run(url: url, appGroup: appGroup!)
        return .result()
    }
}

@available(iOSApplicationExtension, unavailable)
extension BackgroundIntent: ForegroundContinuableIntent {}
