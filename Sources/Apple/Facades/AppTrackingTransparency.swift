@_exported import AppTrackingTransparencyCompat
@_exported import Foundation
