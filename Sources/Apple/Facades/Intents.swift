@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import IntentsCompat
@_exported import UserNotifications
