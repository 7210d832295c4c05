public import SwiftUICompat

extension WidgetConfiguration {
    /// The name that the widget gallery shows.
    public nonisolated func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    public nonisolated func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        changing { $0.displayName = Text(displayNameKey) }
    }

    @_disfavoredOverload
    public nonisolated func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        let name = String(displayName)
        return changing { $0.displayName = Text(verbatim: name) }
    }

    @_disfavoredOverload
    public nonisolated func configurationDisplayName(
        _ displayNameResource: LocalizedStringResource
    ) -> some WidgetConfiguration {
        changing { $0.displayName = Text(displayNameResource) }
    }

    /// The line that the widget gallery shows below the name.
    public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.description = description }
    }

    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        changing { $0.description = Text(descriptionKey) }
    }

    @_disfavoredOverload
    public nonisolated func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        let text = String(description)
        return changing { $0.description = Text(verbatim: text) }
    }

    @_disfavoredOverload
    public nonisolated func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        changing { $0.description = Text(descriptionResource) }
    }

    /// The sizes that the widget comes in, of those that are shown here.
    public nonisolated func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families.filter(WidgetFamily.known.contains) }
    }

    /// Lets the content reach the widget's edges.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.contentMarginsDisabled = true }
    }

    public nonisolated func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.isContainerBackgroundRemovable = isRemovable }
    }

    public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration {
        changing { $0.promptsForUserConfiguration = true }
    }
}
