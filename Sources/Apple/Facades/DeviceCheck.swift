@_exported import DeviceCheckCompat
@_exported import FoundationOverlay
