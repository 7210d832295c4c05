@_exported import AdServicesCompat
@_exported import FoundationOverlay
