extension Color {
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    /// The app's accent colour: the catalogue's `AccentColor`, else blue.
    public static let accentColor = Color(storage: .accent)
}
