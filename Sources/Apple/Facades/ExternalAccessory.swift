@_exported import ExternalAccessoryCompat
@_exported import FoundationOverlay
