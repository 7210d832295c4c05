@_exported import AVFAudioCompat
@_exported import CoreAudioTypes
@_exported import Foundation
