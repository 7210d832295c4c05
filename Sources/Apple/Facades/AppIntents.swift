@_exported import AppIntentsCompat
@_exported import Foundation
@_exported import protocol SwiftUICompat.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUICompat.LocalizedStringResource

/// Says that an entity computes a property.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says that an entity finds a property out when it is asked for it.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")
