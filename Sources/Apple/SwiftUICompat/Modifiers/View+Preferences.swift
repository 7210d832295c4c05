import Foundation

extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { _ in value })
    }

    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K> { inner in
                var value = inner ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Calls back when a preference changes; a widget's picture is taken once, so it never does.
    ///
    /// - Compatibility: compiles
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(EmptyModifier())
    }

    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value) { _, anchor in transform(anchor) })
    }

    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorModifier<A, K>(source: value) { inner, anchor in
                var value = inner ?? K.defaultValue
                transform(&value, anchor)
                return value
            })
    }

    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: true, layer: transform))
    }

    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T>(alignment: alignment, isInFront: false, layer: transform))
    }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, NodeModifier {
    typealias Body = Never
    let value: (Key.Value?) -> Key.Value

    init(value: @escaping (Key.Value?) -> Key.Value) {
        self.value = value
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        PreferenceNode<Key>(node, in: context, value: value)
    }
}

nonisolated struct AnchorModifier<A, Key: PreferenceKey>: ViewModifier, NodeModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    let value: (Key.Value?, Anchor<A>) -> Key.Value

    init(source: Anchor<A>.Source, value: @escaping (Key.Value?, Anchor<A>) -> Key.Value) {
        self.source = source
        self.value = value
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        let place = AnchorPlace()
        let anchor = Anchor(place: place, locate: source.locate)
        let recorded = AnchorNode(node, place: place, in: context)
        return PreferenceNode<Key>(recorded, in: context) { [value] in value($0, anchor) }
    }
}

private final class AnchorNode: WrapperNode {
    private let place: AnchorPlace

    init(_ child: LayoutNode, place: AnchorPlace, in context: LoweringContext) {
        self.place = place
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        place.frame = frame
        super.draw(in: frame, proposal: proposal, into: builder)
    }
}

nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier, NodeModifier {
    typealias Body = Never
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        var inner = context
        inner.stackAxis = nil
        let kept = MainActorBox((context: inner, layer: layer))
        return PreferenceLayerNode<Key>(node, alignment: alignment, isInFront: isInFront, in: context) {
            [alignment] value in
            kept.value.context.resuming { $0.node(of: kept.value.layer(value), alignment: alignment) }
        }
    }
}
