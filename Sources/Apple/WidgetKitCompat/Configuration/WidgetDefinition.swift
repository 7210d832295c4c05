package import SwiftUICompat

/// A widget as the runtime sees it, whatever its types.
package struct WidgetDefinition {
    package var kind: String
    package var displayName: Text?
    package var description: Text?
    /// The families that it states; all of the home screen's where it states none.
    package var families: [WidgetFamily] = WidgetFamily.homeScreen
    package var contentMarginsDisabled = false
    package var isContainerBackgroundRemovable = true
    package var promptsForUserConfiguration = false
    package var source: any TimelineSource

    package init(kind: String, source: any TimelineSource) {
        self.kind = kind
        self.source = source
    }
}

extension WidgetDefinition {
    /// What a configuration comes to; nil when it stands for no widget.
    @MainActor init?(_ configuration: some WidgetConfiguration) {
        var current: any WidgetConfiguration = configuration
        while true {
            if let primitive = current as? any PrimitiveConfiguration {
                guard let definition = primitive.definition() else { return nil }
                self = definition
                return
            }
            current = current.body
        }
    }

    /// The widgets that a widget stands for: itself, or those of a bundle's part.
    @MainActor package static func all(of widget: any Widget) -> [WidgetDefinition] {
        if let group = widget as? _WidgetGroup { return group.definitions }
        return configuration(of: widget).map { [$0] } ?? []
    }

    /// The widgets of a bundle, in order.
    @MainActor package static func all(of bundle: some WidgetBundle) -> [WidgetDefinition] {
        all(of: bundle.body)
    }

    @MainActor private static func configuration(of widget: some Widget) -> WidgetDefinition? {
        WidgetDefinition(widget.body)
    }
}
