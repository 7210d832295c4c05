/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case monochrome, multicolor, hierarchical, palette }

    package let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// How a symbol with a variable value shows it.
///
/// - Compatibility: compiles
public struct SymbolVariableValueMode: Sendable, Hashable {
    private let isDraw: Bool

    public static let color = SymbolVariableValueMode(isDraw: false)
    public static let draw = SymbolVariableValueMode(isDraw: true)
}

/// Whether a symbol's layers are filled flat or with a gradient.
///
/// - Compatibility: compiles
public struct SymbolColorRenderingMode: Sendable, Hashable {
    private let isGradient: Bool

    public static let flat = SymbolColorRenderingMode(isGradient: false)
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}
