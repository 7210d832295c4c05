@_exported import CoreImageCompat
@_exported import CoreVideo
@_exported import ImageIO
