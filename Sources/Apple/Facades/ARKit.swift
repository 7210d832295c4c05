@_exported import Foundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit
