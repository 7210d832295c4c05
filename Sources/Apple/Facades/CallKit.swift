@_exported import CallKitCompat
@_exported import FoundationOverlay
