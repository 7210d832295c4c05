@_exported import Foundation
@_exported import ReplayKitCompat
@_exported import UIKit
