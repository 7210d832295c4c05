@_exported import Foundation
@_exported import SceneKitCompat
@_exported import UIKit
@_exported import simd
