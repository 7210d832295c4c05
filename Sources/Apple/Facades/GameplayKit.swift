@_exported import Foundation
@_exported import GameplayKitCompat
@_exported import simd
