@_exported import AVFoundation
@_exported import AVKitCompat
@_exported import UIKit
