@_exported import Foundation
@_exported import struct SwiftUICompat.CGAffineTransform
@_exported import class SwiftUICompat.CGColor
@_exported import enum SwiftUICompat.CGLineCap
@_exported import enum SwiftUICompat.CGLineJoin
@_exported import class SwiftUICompat.CGMutablePath
@_exported import class SwiftUICompat.CGPath
@_exported import enum SwiftUICompat.CGPathFillRule
@_exported import struct SwiftUICompat.CGVector
