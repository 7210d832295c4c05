@_exported import AVFoundation
@_exported import CoreLocation
@_exported import QuickLook
@_exported import SceneKit
@_exported import SpriteKit
@_exported import Vision
