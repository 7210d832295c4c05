@_exported import AVFoundation
@_exported import CoreImage
@_exported import CoreLocation
@_exported import PhotosCompat
