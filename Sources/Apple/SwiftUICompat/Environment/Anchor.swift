public import Foundation

/// A point or rectangle of a view, to be found again in another's space.
public struct Anchor<Value> {
    /// The part of a view that an anchor is for.
    public struct Source {
        let locate: (CGRect) -> Value
    }

    let place: AnchorPlace
    let locate: (CGRect) -> Value
}

/// Where the view of an anchor was drawn.
final class AnchorPlace {
    var frame = CGRect.zero
}

// An anchor is made, handed up and resolved on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Hashable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor where Value == CGRect {
    /// A rectangle of the widget's own space.
    package init(_ rect: CGRect) {
        place = AnchorPlace()
        locate = { _ in rect }
    }
}

extension Anchor.Source where Value == CGRect {
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { p.point(in: $0) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// An anchor's rectangle in the reader's own space.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        anchor.locate(anchor.place.frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    /// An anchor's point in the reader's own space.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let point = anchor.locate(anchor.place.frame)
        return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
}
