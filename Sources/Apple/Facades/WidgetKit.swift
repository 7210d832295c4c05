@_exported import DeveloperToolsSupport
@_exported import ExtensionRuntime
@_exported import FoundationOverlay
@_exported import WidgetKitCompat
@_exported import WidgetKitMacros
