@_exported import simd
@_exported import SpriteKitCompat
@_exported import UIKit
