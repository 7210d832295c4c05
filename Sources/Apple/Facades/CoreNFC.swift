@_exported import CoreNFCCompat
@_exported import FoundationOverlay
