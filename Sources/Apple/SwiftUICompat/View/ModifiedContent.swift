/// A view, or modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        Modifier._lower(view.modifier, on: view.content, in: &pass)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public static func _lower(
        _ modifier: Self, content: _ViewModifier_Content<Self>, in pass: inout _LoweringPass
    ) {
        _lower(modifier, on: content, in: &pass)
    }

    public static func _lower<V: View>(_ modifier: Self, on view: V, in pass: inout _LoweringPass) {
        let changed = ModifiedContent<V, Content>(content: view, modifier: modifier.content)
        Modifier._lower(modifier.modifier, on: changed, in: &pass)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
