@_exported import AppClipCompat
@_exported import FoundationOverlay
