@_exported import FoundationOverlay
@_exported import UIKit
@_exported import WatchKitCompat
