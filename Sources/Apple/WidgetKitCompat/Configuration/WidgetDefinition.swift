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
