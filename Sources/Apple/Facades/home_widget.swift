@_exported import Flutter
@_exported import HomeWidgetCompat
