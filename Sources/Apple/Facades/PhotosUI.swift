@_exported import CoreTransferable
@_exported import Foundation
@_exported import Photos
@_exported import PhotosUICompat
@_exported import UIKit
