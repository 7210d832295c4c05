@_exported import Foundation
@_exported import StoreKitCompat
@_exported import UIKit
