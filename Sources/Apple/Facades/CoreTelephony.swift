@_exported import CoreTelephonyCompat
@_exported import FoundationOverlay
