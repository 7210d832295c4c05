/// Stands for the view that a transition or an animator is applied to.
public struct PlaceholderContentView<Value> {
    let view: AnyView
}

extension PlaceholderContentView: View {
    public var body: some View { view }
}
