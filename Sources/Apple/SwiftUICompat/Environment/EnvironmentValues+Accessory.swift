extension EnvironmentValues {
    private enum IsAccessoryKey: EnvironmentKey { static let defaultValue = false }

    /// True in a widget of the lock screen or of a watch's face.
    package var isAccessory: Bool {
        get { self[IsAccessoryKey.self] }
        set { self[IsAccessoryKey.self] = newValue }
    }
}
