@_exported import struct SwiftUICompat.ColorResource
@_exported import struct SwiftUICompat.ImageResource
@_exported import struct SwiftUICompat.Preview
@_exported import protocol SwiftUICompat.PreviewRegistry
@_exported import struct SwiftUICompat.PreviewTrait
