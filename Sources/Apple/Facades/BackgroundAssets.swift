@_exported import BackgroundAssetsCompat
@_exported import FoundationOverlay
