@_exported import AudioToolbox
@_exported import AVFAudioCompat
@_exported import CoreMedia
