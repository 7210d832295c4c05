@_exported import AppServicesCompat
@_exported import CoreLocation
@_exported import Foundation
