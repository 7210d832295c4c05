@_exported import Darwin
@_exported import Dispatch
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
@_exported import FoundationCompat
@_exported import struct SwiftUICompat.CGAffineTransform
@_exported import struct SwiftUICompat.CGVector
