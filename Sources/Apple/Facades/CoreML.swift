@_exported import CoreMLCompat
@_exported import CoreVideo
@_exported import ImageIO
