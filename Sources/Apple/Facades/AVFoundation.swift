@_exported import AVFAudio
@_exported import AVFoundationCompat
@_exported import ImageIO
@_exported import QuartzCore
@_exported import simd
@_exported import UniformTypeIdentifiers
