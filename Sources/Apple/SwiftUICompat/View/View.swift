/// A part of the user interface; `body` says what it is made of.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Lowers a view; the framework's own views answer it by themselves, others by what their bodies do.
    @MainActor @preconcurrency static func _lower(_ view: Self, in pass: inout _LoweringPass)
}

extension View {
    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        pass.evaluatingBody { pass in
            let properties = DynamicProperties.of(Self.self)
            Body._lower(properties.isEmpty ? view.body : properties.updating(view).body, in: &pass)
        }
    }
}

extension View where Body == Never {
    public static func _lower(_ view: Self, in pass: inout _LoweringPass) {
        pass.context.session.fail(UnsupportedViewError(Self.self))
    }
}

extension Never: View {
    public nonisolated var body: Never { fatalError("Never has no value") }
}

/// A view without a body: drawn by the framework itself, or, as what only an app's screens show, not at all.
///
/// Public so that its `body` can answer `View`'s requirement; nothing outside of the framework adopts it.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public static func _lower(_ view: Self, in pass: inout _LoweringPass) { pass.lower(NotShownView(Self.self)) }

    public var body: Never { fatalError("\(Self.self) is drawn by the framework and has no body") }
}
