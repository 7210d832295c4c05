public import FoundationCompat

/// What intents add to activities.
extension NSUserActivity {
    /// The intent that opened the app, which nothing here does by Siri.
    public var interaction: INInteraction? { nil }

    /// Has no effect: nothing here suggests activities.
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }

    /// Has no effect: nothing here suggests activities.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { [] }
        set {}
    }
}
