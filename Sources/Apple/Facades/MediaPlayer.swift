@_exported import AVFoundation
@_exported import MediaPlayerCompat
@_exported import UIKit
