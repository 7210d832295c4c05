public import SwiftUICompat

/// UIKit's views in a preview, which is found and cannot be drawn.
struct UIKitPreview: PreviewSubject {}

/// Takes the view that a preview's body comes to.
///
/// - Compatibility: compiles
@resultBuilder
public struct PreviewMacroBodyBuilder<Body> {
    public static func buildBlock(_ body: Body) -> Body { body }
    public static func buildExpression(_ body: Body) -> Body { body }
    public static func buildEither(first body: Body) -> Body { body }
    public static func buildEither(second body: Body) -> Body { body }
    public static func buildLimitedAvailability(_ body: Body) -> Body { body }
}

extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, subject: UIKitPreview())
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, subject: UIKitPreview())
    }
}
