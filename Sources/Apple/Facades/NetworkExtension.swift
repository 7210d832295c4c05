@_exported import FoundationOverlay
@_exported import Network
@_exported import NetworkExtensionCompat
