@_exported import FlutterCompat
@_exported import FoundationOverlay
@_exported import UIKit
