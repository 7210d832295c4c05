@_exported import CoreMotionCompat
@_exported import Foundation
