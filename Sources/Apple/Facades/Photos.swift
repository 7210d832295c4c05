@_exported import AVFoundation
@_exported import Foundation
@_exported import PhotosCompat
@_exported import UIKit
