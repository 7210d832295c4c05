@_exported import CloudKitCompat
@_exported import CoreLocation
