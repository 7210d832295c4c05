@_exported import CoreGraphics
@_exported import QuickLookThumbnailingCompat
@_exported import UniformTypeIdentifiers
