public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A point or a direction in space.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { self.init(0 as Float, 0 as Float, 0 as Float) }
    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
}

public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }

/// An axis and an angle, or a quaternion.
public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}

open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity: CGFloat = 1
}

open class SCNMaterial: NSObject {
    open var name: String?
    open var isDoubleSided = false
    open var transparency: CGFloat = 1
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
}

open class SCNGeometry: NSObject {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? Array(materials.dropFirst()) }
    }
}

open class SCNBox: SCNGeometry {
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { self.init() }
}

open class SCNSphere: SCNGeometry {
    open var radius: CGFloat = 0.5

    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
}

open class SCNPlane: SCNGeometry {
    public convenience init(width: CGFloat, height: CGFloat) { self.init() }
}

open class SCNCylinder: SCNGeometry {
    public convenience init(radius: CGFloat, height: CGFloat) { self.init() }
}

open class SCNText: SCNGeometry {
    public convenience init(string: Any?, extrusionDepth: CGFloat) { self.init() }
}

open class SCNCamera: NSObject {
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
}

open class SCNLight: NSObject {
    /// What a light is.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = LightType(rawValue: "ambient")
        public static let directional = LightType(rawValue: "directional")
        public static let omni = LightType(rawValue: "omni")
        public static let spot = LightType(rawValue: "spot")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var castsShadow = false
}

open class SCNAction: NSObject {
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func wait(duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
}

/// A thing in a scene. Scenes do not run here: nodes keep what they are told.
open class SCNNode: NSObject {
    open var name: String?
    open var geometry: SCNGeometry?
    open var camera: SCNCamera?
    open var light: SCNLight?
    open var position = SCNVector3()
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4(0, 0, 0, 0)
    open var scale = SCNVector3(1, 1, 1)
    open var opacity: CGFloat = 1
    open var isHidden = false
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []

    public override init() {}

    public init(geometry: SCNGeometry?) {
        self.geometry = geometry
    }

    open func addChildNode(_ child: SCNNode) {
        child.parent = self
        childNodes.append(child)
    }

    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }

    /// Runs nothing: no scene is on show.
    open func runAction(_ action: SCNAction) {}
    open func runAction(_ action: SCNAction, forKey key: String?) {}
    open func removeAllActions() {}
    open func look(at worldTarget: SCNVector3) {}
}

/// Things in space, which no widget shows.
open class SCNScene: NSObject {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()

    public override init() {}

    /// Nil: scenes of a file are not read here.
    public convenience init?(named name: String) { return nil }

    public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws {
        throw CocoaError(.featureUnsupported)
    }
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class SCNView: UIView {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var isPlaying = false
    open var rendersContinuously = false
    open weak var delegate: (any SCNSceneRendererDelegate)?
}

/// A scene on an app's screen; a widget cannot draw it.
public struct SceneView: _PrimitiveView {
    public typealias Body = Never

    /// How a scene is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let rendersContinuously = Options(rawValue: 1)
        public static let allowsCameraControl = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let temporalAntialiasingEnabled = Options(rawValue: 8)
        public static let jitteringEnabled = Options(rawValue: 16)
    }

    public nonisolated init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        delegate: (any SCNSceneRendererDelegate)? = nil
    ) {}
}
