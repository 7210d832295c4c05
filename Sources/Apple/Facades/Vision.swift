@_exported import CoreMedia
@_exported import CoreML
@_exported import simd
@_exported import VisionCompat
