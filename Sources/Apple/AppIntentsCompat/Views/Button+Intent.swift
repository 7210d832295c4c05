public import SwiftUICompat

// Buttons that run an intent.
extension Button {
    public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: ControlAction(running: intent), label: label)
    }

    public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: ControlAction(running: intent), label: label)
    }
}

extension Button where Label == Text {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(intent: intent) { Text(titleKey) }
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(intent: intent) { Text(title) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUICompat.Label<Text, Image> {
    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(titleKey, systemImage: systemImage) }
    }

    public nonisolated init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(title, systemImage: systemImage) }
    }

    public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(titleKey, image: image) }
    }

    public nonisolated init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(_ titleResource: LocalizedStringResource, image: ImageResource, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(titleResource, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, image: ImageResource, intent: I) {
        self.init(intent: intent) { SwiftUICompat.Label(title, image: image) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: AppIntent>(
        _ title: S, image: ImageResource, role: ButtonRole?, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUICompat.Label(title, image: image) }
    }
}
