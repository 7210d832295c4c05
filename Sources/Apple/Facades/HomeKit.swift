@_exported import HomeKitCompat
@_exported import UIKit
