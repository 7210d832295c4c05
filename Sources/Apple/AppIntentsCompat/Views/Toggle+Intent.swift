public import SwiftUICompat

// Toggles that run an intent.
extension Toggle {
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), action: ControlAction(running: intent), label: label)
    }
}

extension Toggle where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICompat.Label<Text, Image> {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(title, systemImage: systemImage) }
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, image: ImageResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { SwiftUICompat.Label(title, image: image) }
    }
}
