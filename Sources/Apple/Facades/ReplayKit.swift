@_exported import AVFoundation
@_exported import ReplayKitCompat
@_exported import UIKit
