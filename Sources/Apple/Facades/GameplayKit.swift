@_exported import GameplayKitCompat
@_exported import SceneKit
@_exported import SpriteKit
