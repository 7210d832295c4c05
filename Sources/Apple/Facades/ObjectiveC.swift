@_exported import Darwin
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
@_exported import struct Foundation.ObjCBool
@_exported import FoundationCompat
