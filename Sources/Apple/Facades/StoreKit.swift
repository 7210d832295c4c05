@_exported import StoreKitCompat
@_exported import UIKit
