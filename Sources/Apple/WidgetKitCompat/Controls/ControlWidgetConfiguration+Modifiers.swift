public import SwiftUICompat

extension ControlWidgetConfiguration {
    /// The name that the gallery of controls shows.
    public nonisolated func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    public nonisolated func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.description = description }
    }

    public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        changing { $0.promptsForUserConfiguration = true }
    }

    /// Nothing pushes to controls here.
    public nonisolated func pushHandler<Handler: ControlPushHandler>(
        _ type: Handler.Type
    ) -> some ControlWidgetConfiguration {
        changing { _ in }
    }

    /// There is no Control Center here.
    public nonisolated func hiddenInControlCenter(_ isHidden: Bool = true) -> some ControlWidgetConfiguration {
        changing { _ in }
    }

    public nonisolated func hiddenInControlsGallery(_ isHidden: Bool = true) -> some ControlWidgetConfiguration {
        changing { _ in }
    }
}
