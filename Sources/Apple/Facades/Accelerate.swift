@_exported import AccelerateCompat
@_exported import CoreVideo
@_exported import simd
