@_exported import CoreGraphics
@_exported import CoreVideoCompat
@_exported import Metal
