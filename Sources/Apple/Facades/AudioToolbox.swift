@_exported import AudioToolboxCompat
@_exported import CoreAudioTypes
@_exported import FoundationOverlay
