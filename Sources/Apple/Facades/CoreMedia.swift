@_exported import CoreAudio
@_exported import CoreMediaCompat
@_exported import CoreVideo
