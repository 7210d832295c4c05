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
    /// Views that are made at layout only, as a geometry reader's are, hand nothing up.
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
