@_exported import CoreHapticsCompat
@_exported import FoundationOverlay
