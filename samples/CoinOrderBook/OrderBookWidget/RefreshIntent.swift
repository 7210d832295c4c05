import AppIntents
import WidgetKit

/// Loads the order book's widgets again, wherever they are.
struct RefreshIntent: AppIntent {
    static var title: LocalizedStringResource = "Refresh the order book"

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.getCurrentConfigurations { result in
            guard case .success(let widgets) = result else { return }
            for widget in widgets where widget.kind == OrderBookWidget.kind {
                WidgetCenter.shared.reloadTimelines(ofKind: widget.kind)
            }
        }
        return .result()
    }
}
