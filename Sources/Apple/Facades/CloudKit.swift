@_exported import CloudKitCompat
@_exported import CoreLocation
@_exported import Foundation
