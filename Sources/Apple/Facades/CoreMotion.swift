@_exported import CoreMotionCompat
@_exported import FoundationOverlay
