@_exported import struct AppIntentsCompat.RelevantContext
@_exported import FoundationOverlay
