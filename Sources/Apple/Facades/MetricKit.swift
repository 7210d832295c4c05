@_exported import ConnectivityCompat
@_exported import Foundation
