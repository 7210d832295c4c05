@_exported import AVFAudio
@_exported import AVFoundationCompat
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
