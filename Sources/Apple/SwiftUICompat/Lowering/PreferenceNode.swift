import Foundation

/// Carries a value for the views around.
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    /// Makes the value, given what the views inside hand up, which is nil where they hand up nothing.
    fileprivate let value: (Key.Value?) -> Key.Value

    init(_ child: LayoutNode, in context: LoweringContext, value: @escaping (Key.Value?) -> Key.Value) {
        self.value = value
        super.init(child, in: context)
    }
}

extension LayoutNode {
    /// What the views in the node hand up for a key; nil where none does.
    ///
    /// Views that are made where they are drawn only, as a geometry reader's are, hand it up from then on.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let node = self as? PreferenceNode<Key> { return node.value(node.child.preference(key)) }
        var result: Key.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if result == nil { result = next } else { Key.reduce(value: &result!, nextValue: { next }) }
        }
        return result
    }
}

/// A node with a layer before or behind it that is made of what its views hand up, once those are drawn.
final class PreferenceLayerNode<Key: PreferenceKey>: WrapperNode {
    private let alignment: Alignment
    private let isInFront: Bool
    private let makeLayer: @MainActor (Key.Value) -> LayoutNode
    private var layer: LayoutNode?

    init(
        _ child: LayoutNode, alignment: Alignment, isInFront: Bool, in context: LoweringContext,
        layer: @escaping @MainActor (Key.Value) -> LayoutNode
    ) {
        self.alignment = alignment
        self.isInFront = isInFront
        makeLayer = layer
        super.init(child, in: context)
    }

    override var children: [LayoutNode] { [child] + (layer.map { [$0] } ?? []) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let items = builder.collect { child.draw(in: frame, proposal: proposal, into: builder) }
        let value = MainActorBox(child.preference(Key.self) ?? Key.defaultValue)
        let makeLayer = makeLayer
        let layer = MainActor.assumeIsolated { MainActorBox(makeLayer(value.value)) }.value
        self.layer = layer
        if isInFront { items.forEach(builder.append) }
        draw(layer, alignment: alignment, in: frame, proposal: proposal, into: builder)
        if !isInFront { items.forEach(builder.append) }
    }
}
