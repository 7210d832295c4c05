@_exported import AppServicesCompat
@_exported import Foundation
