@_exported import ExternalAccessoryCompat
@_exported import Foundation
