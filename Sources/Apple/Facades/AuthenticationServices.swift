@_exported import Foundation
@_exported import ScreensCompat
@_exported import UIKit
