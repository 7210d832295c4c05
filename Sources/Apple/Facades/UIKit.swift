@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import UIKitCompat
@_exported import UIKitMacros
