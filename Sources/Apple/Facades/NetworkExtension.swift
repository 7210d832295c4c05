@_exported import Foundation
@_exported import Network
@_exported import NetworkExtensionCompat
