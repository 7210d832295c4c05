/// A part of the user interface; `body` says what it is made of.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value") }
}

/// A view without a body, drawn by the framework itself.
///
/// Public so that its `body` can answer `View`'s requirement; nothing outside of the framework adopts it.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the framework and has no body") }
}
