// What Apple's Foundation brings along and the toolchain's does not: every file is compiled with it.
// Of Combine it shows two names; publishers' members are found where a module has been loaded.
@_exported import CFNetwork
import Combine
@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
import Foundation
@_exported import struct FoundationCompat.InlinePresentationIntent
@_exported import protocol FoundationCompat.ObjectiveCConvertibleAttributedStringKey
@_exported import class FoundationCompat.PersonNameComponentsFormatter
@_exported import struct FoundationCompat.PresentationIntent
@_exported import FoundationNetworkingOverlay
@_exported import ObjectiveC
@_exported import Observation
@_exported import protocol OpenCombine.ObservableObject
@_exported import struct OpenCombine.Published
@_exported import Security
@_exported import protocol SwiftUICompat.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUICompat.LocalizedStringResource

/// The bundle of what is compiled: all resources are the extension's own here.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "WidgetBridgeMacros", type: "BundleMacro")
