@_exported import Foundation
@_exported import PassKitCompat
@_exported import UIKit
