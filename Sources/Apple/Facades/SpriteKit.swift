@_exported import Foundation
@_exported import SpriteKitCompat
@_exported import UIKit
@_exported import simd
