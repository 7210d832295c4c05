@_exported import CoreAudioTypes
@_exported import CoreMediaCompat
@_exported import Foundation
