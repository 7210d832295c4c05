@_exported import Contacts
@_exported import GameKitCompat
@_exported import GameplayKit
@_exported import MetalKit
@_exported import ReplayKit
