@_exported import DeveloperToolsSupport
@_exported import ExtensionRuntime
@_exported import Foundation
@_exported import WidgetKitCompat
@_exported import WidgetKitMacros
