@_exported import CoreSpotlightCompat
@_exported import struct SwiftUICompat.LocalizedStringResource
@_exported import UniformTypeIdentifiers

/// Says that an entity computes a property, by which a search finds it.
@attached(peer)
public macro ComputedProperty<Indexed>(
    title: LocalizedStringResource? = nil, indexingKey: KeyPath<CSSearchableItemAttributeSet, Indexed>
) = #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says that an entity computes a property, by which a search finds it under the app's own key.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")
