@_exported import simd
@_exported import UIKit
