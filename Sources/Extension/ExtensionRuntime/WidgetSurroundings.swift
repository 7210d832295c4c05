import Foundation
import SwiftUICompat
import WidgetKitCompat

/// What surrounds a widget's content: margins, and what the content is told of where it stands.
@MainActor struct WidgetSurroundings {
    var definition: WidgetDefinition
    var family: WidgetFamily

    private var margins: EdgeInsets {
        let length = DeviceMetrics.contentMargins(of: family)
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    /// The environment that the content is evaluated in.
    func values(in environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.widgetFamily = family
        values.widgetContentMargins = margins
        // Apple's documentation of showsWidgetContainerBackground: left out on the lock screen and where tinted.
        let isLeftOut =
            family.isAccessory
            || (values.widgetRenderingMode != .fullColor && definition.isContainerBackgroundRemovable)
        values.showsWidgetContainerBackground = !isLeftOut
        return values
    }

    /// The content as it stands in the widget.
    func placing(_ content: AnyView, in values: EnvironmentValues) -> AnyView {
        definition.contentMarginsDisabled ? content : AnyView(content.padding(margins))
    }
}
