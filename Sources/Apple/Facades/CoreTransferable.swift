@_exported import CoreTransferableCompat
@_exported import FoundationOverlay
