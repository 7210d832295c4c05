@_exported import MusicKitCompat
