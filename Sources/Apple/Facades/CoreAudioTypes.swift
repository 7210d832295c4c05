@_exported import CoreAudioTypesCompat
@_exported import CoreFoundation
