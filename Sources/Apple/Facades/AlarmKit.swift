@_exported import ActivityKitCompat
@_exported import AlarmKitCompat
@_exported import FoundationOverlay
