@_exported import Photos
@_exported import PhotosUICompat
@_exported import UIKit
