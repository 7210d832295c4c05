public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A thing in a scene of sprites. Scenes do not run here: nodes keep what they are told.
open class SKNode: UIResponder {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var speed: CGFloat = 1
    open var name: String?
    open var isUserInteractionEnabled = false
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }

    open func addChild(_ node: SKNode) {
        node.parent = self
        children.append(node)
    }

    open func insertChild(_ node: SKNode, at index: Int) {
        node.parent = self
        children.insert(node, at: index)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func removeAllChildren() {
        for child in children { child.parent = nil }
        children = []
    }

    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    /// Runs nothing: no scene is on show.
    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func hasActions() -> Bool { false }
    open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
}

/// What nodes do over time; nothing does it here.
open class SKAction: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear

    private static func lasting(_ duration: TimeInterval) -> SKAction {
        let action = SKAction()
        action.duration = duration
        return action
    }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction {
        lasting(duration)
    }
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        lasting(actions.map(\.duration).reduce(0, +))
    }
    open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
    open class func removeFromParent() -> SKAction { lasting(0) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { lasting(0) }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { lasting(0) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        lasting(sec * Double(textures.count))
    }
    open class func setTexture(_ texture: SKTexture) -> SKAction { lasting(0) }
}

public enum SKActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
}

open class SKTexture: NSObject, @unchecked Sendable {
    private let image: UIImage?

    public init(imageNamed name: String) {
        image = UIImage(named: name)
    }

    public init(image: UIImage) {
        self.image = image
    }

    open func size() -> CGSize { image?.size ?? .zero }
}

open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var colorBlendFactor: CGFloat = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }

    public convenience init(imageNamed name: String) {
        let texture = SKTexture(imageNamed: name)
        self.init(texture: texture, color: .clear, size: texture.size())
    }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
    }

    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center, left, right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline, center, top, bottom
}

open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var numberOfLines = 1
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
}

open class SKShapeNode: SKNode {
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var path: CGPath?

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init()
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init()
        path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath
    }
}

open class SKEmitterNode: SKNode {
    open var particleBirthRate: CGFloat = 0
    open var particleTexture: SKTexture?
    open var particleColor = UIColor.white

    /// Nil: particles of a file are not read here.
    public convenience init?(fileNamed filename: String) { return nil }
}

open class SKCameraNode: SKNode {}

open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var mass: CGFloat = 1
    open var restitution: CGFloat = 0.2
    open var friction: CGFloat = 0.2
    open var velocity = CGVector.zero
    open weak var node: SKNode? { nil }

    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyForce(_ force: CGVector) {}
}

open class SKPhysicsContact: NSObject {
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    open var contactPoint: CGPoint { .zero }
}

public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

public enum SKSceneScaleMode: Int, Sendable {
    case fill, aspectFill, aspectFit, resizeFill
}

/// A scene of sprites, which no widget shows.
open class SKScene: SKNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open var physicsWorld = SKPhysicsWorld()
    open weak var view: SKView? { nil }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Nil: scenes of a file are not read here.
    public convenience init?(fileNamed filename: String) { return nil }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
}

open class SKTransition: NSObject {
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

@preconcurrency @MainActor
open class SKView: UIView {
    open var scene: SKScene? { nil }
    open var showsFPS = false
    open var showsNodeCount = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60
    /// Shows nothing.
    open func presentScene(_ scene: SKScene?) {}
    open func presentScene(_ scene: SKScene, transition: SKTransition) {}
    open func texture(from node: SKNode) -> SKTexture? { nil }
}

/// A scene of sprites on an app's screen; a widget cannot draw it.
public struct SpriteView: _PrimitiveView {
    public typealias Body = Never

    /// How a scene is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
    }

    /// What is shown of how a scene runs.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
        public static let showsQuadCount = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
    }

    public nonisolated init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60
    ) {}

    public nonisolated init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options
    ) {}

    public nonisolated init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [], debugOptions: DebugOptions
    ) {}
}
