@_exported import Foundation
@_exported import NetworkCompat
@_exported import Security
