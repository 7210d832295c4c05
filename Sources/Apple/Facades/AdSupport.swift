@_exported import AdSupportCompat
@_exported import FoundationOverlay
