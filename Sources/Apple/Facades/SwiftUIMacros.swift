@_exported import SwiftUICompat

/// Previews a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WidgetBridgeMacros", type: "PreviewMacro")

/// Previews a view with traits, such as a size.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WidgetBridgeMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` have a dynamic property.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetBridgeMacros", type: "PreviewableMacro")

/// `@Entry`: makes a property a value of the environment, a transaction, a container or the focus.
///
/// Underscored, and widgets' sources are rewritten to it: a declaration named `Entry` that a file sees keeps Swift from
/// inferring the associated type of that name in `getTimeline(in:completion:)`, when another file asks for it first.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro _Entry() = #externalMacro(module: "WidgetBridgeMacros", type: "EntryMacro")

/// Lets an animation follow a type's properties; a widget animates none.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "WidgetBridgeMacros", type: "AnimatableMacro")

/// Leaves a property out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "WidgetBridgeMacros", type: "AnimatableIgnoredMacro")
