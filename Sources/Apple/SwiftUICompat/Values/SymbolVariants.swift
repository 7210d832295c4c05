/// Changes to a symbol's shape, such as its filled form.
public struct SymbolVariants: Sendable, Hashable {
    private enum Shape: String, Sendable { case circle, square, rectangle }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: .circle)
    public static let square = SymbolVariants(shape: .square)
    public static let rectangle = SymbolVariants(shape: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.shape = .circle } }
    public var square: SymbolVariants { with { $0.shape = .square } }
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// Both variants at once; the shape of `other` wins.
    package func combined(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The symbol's name in these variants, in SF Symbols' order: slash, shape, fill (`bell.slash.circle.fill`).
    package func applied(to name: String) -> String {
        if self == SymbolVariants.none { return name }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill" || isFilled
        if parts.last == "fill" { parts.removeLast() }
        var ending = parts.last.flatMap { Shape(rawValue: $0) }
        if ending != nil, parts.count > 1 { parts.removeLast() } else { ending = nil }
        if isSlashed, parts.last != "slash" { parts.append("slash") }
        if let shape = shape ?? ending, parts != [shape.rawValue] { parts.append(shape.rawValue) }
        if isFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
}
