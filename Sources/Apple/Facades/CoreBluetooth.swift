@_exported import CoreBluetoothCompat
@_exported import FoundationOverlay
