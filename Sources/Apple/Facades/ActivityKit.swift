@_exported import ActivityKitCompat
@_exported import FoundationOverlay
