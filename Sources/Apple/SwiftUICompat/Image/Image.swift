public import Foundation

/// A picture: one of the widget's assets, a symbol, or encoded bytes.
public struct Image: Sendable, Equatable {
    package enum Source: Sendable, Equatable {
        case asset(String, bundle: String?)
        case symbol(String, variableValue: Double?)
        case encoded(EncodedImage)
        case drawn(Drawing)
    }

    package struct Resizing: Sendable, Equatable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    package let source: Source
    package private(set) var label: Text?
    package private(set) var isDecorative = false
    package private(set) var resizing: Resizing?
    package private(set) var renderingMode: TemplateRenderingMode?
    package private(set) var interpolation = Interpolation.medium
    package private(set) var isAntialiased = true
    package private(set) var symbolMode: SymbolRenderingMode?
    package private(set) var symbolAppearance: SymbolAppearance?
    package private(set) var accentedRenderingMode: WidgetAccentedRenderingMode?

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// An image that has its bytes with it; how `UIImage`s become images.
    package init(_ image: EncodedImage, label: Text? = nil) {
        self.init(.encoded(image), label: label)
    }

    package init(systemName: String, appearance: SymbolAppearance) {
        self.init(systemName: systemName)
        symbolAppearance = appearance
    }

    init(drawing: Drawing, label: Text?) {
        self.init(.drawn(drawing), label: label)
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle: bundle?.bundlePath))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name, bundle: bundle?.bundlePath), label: label)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle: bundle?.bundlePath), isDecorative: true)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    public init(_ resource: ImageResource) {
        self.init(.asset(resource.name, bundle: resource.bundlePath))
    }

    public init(_ resource: ImageResource, label: Text) {
        self.init(.asset(resource.name, bundle: resource.bundlePath), label: label)
    }

    public init(decorative resource: ImageResource) {
        self.init(.asset(resource.name, bundle: resource.bundlePath), isDecorative: true)
    }

    public init(systemName: String) {
        self.init(.symbol(systemName, variableValue: nil))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue))
    }

}

extension Image {
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.renderingMode = renderingMode }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolation = interpolation }
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        with { $0.isAntialiased = isAntialiased }
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolMode = mode }
    }

    /// No effect: symbols are filled flat here.
    ///
    /// - Compatibility: compiles
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

    /// No effect: a symbol's variable value shows by its colors here.
    ///
    /// - Compatibility: compiles
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        with { $0.accentedRenderingMode = mode }
    }

    /// A still picture has no dynamic range beyond the display's.
    ///
    /// - Compatibility: compiles
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}
