@_exported import AdServicesCompat
@_exported import Foundation
