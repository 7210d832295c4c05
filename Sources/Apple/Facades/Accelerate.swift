@_exported import AccelerateCompat
@_exported import Foundation
@_exported import simd
