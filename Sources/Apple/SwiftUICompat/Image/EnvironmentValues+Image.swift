extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
    private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
    private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// True where content is drawn as shapes that tell nothing of it.
    package var redactsContent: Bool { redactionReasons.contains(.placeholder) }
}
