@_exported import SceneKitCompat
@_exported import simd
@_exported import UIKit
