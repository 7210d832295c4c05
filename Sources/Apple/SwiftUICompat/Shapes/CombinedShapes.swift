import Foundation

extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).union
    }

    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).intersection
    }

    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).difference
    }

    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).symmetricDifference
    }

    /// The part of the outline that lies in another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).lines(inside: true)
    }

    /// The part of the outline that lies outside of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill).lines(inside: false)
    }
}

/// Two shapes in the same rectangle, made into one.
private struct CombinedShape<First: Shape, Second: Shape> {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path
}

extension CombinedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        combine(first.path(in: rect), second.path(in: rect))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The part of the shape's outline that lies in another shape.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The part of the shape's outline that lies outside of another shape.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
