@_exported import ExtensionRuntime
@_exported import Foundation
@_exported import WidgetKitCompat
