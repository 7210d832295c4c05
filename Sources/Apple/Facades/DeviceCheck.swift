@_exported import DeviceCheckCompat
@_exported import Foundation
