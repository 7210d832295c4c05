extension EnvironmentValues {
    private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
    private enum FontChangesKey: EnvironmentKey { static let defaultValue: [Font.Change] = [] }

    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What `fontWeight`, `bold`, `fontDesign` and the like on views change in every font inside, in order.
    package var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// The font of a view: the environment's, else body.
    package var resolvedFont: Font { font ?? .body }
}
