@_exported import CoreLocationCompat
@_exported import FoundationOverlay
