@_exported import DeviceActivityCompat
@_exported import Foundation
