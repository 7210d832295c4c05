@_exported import Foundation
@_exported import GameKitCompat
@_exported import UIKit
