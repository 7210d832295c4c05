public import Foundation

/// A way of laying views out, of one's own.
public protocol Layout: Animatable, Sendable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    }

    /// Merges the views' guides, where the layout places them.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the views' guides, where the layout places them.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard let record = subviews.first?.placements else { return nil }
        let placed = record.placements(in: bounds, proposal: proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        let guides = zip(record.nodes, placed).map { node, placement in
            node.explicitGuide(key, proposal: placement.proposal).map { $0 + placement.origin[key.axis] }
        }
        return AlignmentKey.combine(guides, key: key)
    }

    /// Lays the views of `content` out.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
    /// The axis of a layout that is a stack.
    public var stackOrientation: Axis?

    public init() {}
}

/// The spacing that a view would like around it.
public struct ViewSpacing: Sendable {
    /// The edges at which the view asks for no distance at all.
    private(set) var isFlush: Edge.Set
    /// What lies at the edges; nil where nothing is said of it.
    private(set) var top: EdgeSpacing?
    private(set) var bottom: EdgeSpacing?

    public static let zero = ViewSpacing(isFlush: .all)

    public init() {
        isFlush = []
    }

    init(isFlush: Edge.Set) {
        self.isFlush = isFlush
    }

    init(of node: LayoutNode) {
        self.init(isFlush: node.flushEdges)
        top = node.spacing(at: .top)
        bottom = node.spacing(at: .bottom)
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isFlush = isFlush.subtracting(edges).union(isFlush.intersection(other.isFlush).intersection(edges))
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to a view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let isFlush =
            axis == .horizontal
            ? self.isFlush.contains(.trailing) || next.isFlush.contains(.leading)
            : self.isFlush.contains(.bottom) || next.isFlush.contains(.top)
        if isFlush { return 0 }
        if axis == .horizontal { return EdgeSpacing.standard }
        return (bottom ?? EdgeSpacing()).distance(to: next.top ?? EdgeSpacing())
    }
}

extension EdgeSpacing? {
    fileprivate func union(_ other: EdgeSpacing?) -> EdgeSpacing? {
        guard let self, let other else { return self ?? other }
        return self.union(other)
    }
}

/// A value that a view gives to a custom layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(
            TraitModifier { $0.layoutValues = ($0.layoutValues ?? [:]).merging([ObjectIdentifier(key): value]) { $1 } })
    }
}

/// The views that a custom layout lays out.
///
/// `@unchecked Sendable`: a layout runs where views are lowered, on the main actor, and what it is given dies with it.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    public var layoutDirection: LayoutDirection
    let subviews: ArraySlice<LayoutSubview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, subviews: subviews[bounds])
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(layoutDirection: layoutDirection, subviews: indices.map { subviews[$0] }[...])
    }
}

/// A view that a custom layout lays out.
///
/// `@unchecked Sendable`: as `LayoutSubviews` is.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let node: LayoutNode
    let placements: LayoutPlacements
    let index: Int

    public var priority: Double { node.traits.layoutPriority }

    public var spacing: ViewSpacing { ViewSpacing(of: node) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.layoutValues?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.size(for: proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(for: proposal)
    }

    /// Puts the view's anchor at a position in the space of the bounds that the layout was given.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.positions[index] = LayoutPlacements.Placement(
            position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Where a layout put its views.
final class LayoutPlacements {
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    let nodes: [LayoutNode]
    var positions: [Placement?] = []

    init(_ nodes: [LayoutNode]) {
        self.nodes = nodes
    }

    /// Where `place` puts the views; one that it does not stands in the middle, as SwiftUI has it.
    func placements(
        in bounds: CGRect, proposal: ProposedViewSize, _ place: () -> Void
    ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        positions = Array(repeating: nil, count: nodes.count)
        place()
        return zip(nodes, positions).map { node, position in
            let placement =
                position
                ?? Placement(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            let size = node.size(for: placement.proposal)
            let origin = CGPoint(
                x: placement.position.x - size.width * placement.anchor.x,
                y: placement.position.y - size.height * placement.anchor.y)
            return (origin, placement.proposal)
        }
    }
}
