@_exported import CoreLocation
@_exported import MapKitCompat
@_exported import UIKit
