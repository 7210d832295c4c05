@_exported import CoreGraphics
@_exported import EventKitCompat
@_exported import Foundation
