public import Foundation
import FoundationCompat
public import SwiftUICompat

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer of Core Animation's: it keeps what is said of it, and can be filled into a context.
open class CALayer: NSObject, @unchecked Sendable {
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = "resize"
    open var mask: CALayer?
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?

    private var managed: [String: Any] = [:]

    public override init() {
        super.init()
    }

    public init(layer: Any) {}

    open func addSublayer(_ layer: CALayer) {
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        sublayers = [layer] + (sublayers ?? [])
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { nil }
    open func model() -> Self { self }
    open func needsDisplay() -> Bool { false }
    open func needsLayout() -> Bool { false }
    open func displayIfNeeded() {}
    open func display() {}
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func removeAllAnimations() {}

    /// What `@NSManaged` stands for in a layer of the app's own, whose properties Core Animation has; the build writes
    /// calls of these in its place.
    public func _managedValue<Value>(forKey key: String) -> Value {
        guard let value = ManagedValue.read(managed[key], as: Value.self) else {
            fatalError("\(type(of: self)) has no value for \(key)")
        }
        return value
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        managed[key] = value
    }

    open func removeAnimation(forKey key: String) {}

    /// Fills the layer's background and what it draws, then its sublayers.
    open func render(in ctx: CGContext) {
        guard !isHidden else { return }
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.beginPath()
            ctx.addPath(UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath)
            ctx.fillPath()
        }
        draw(in: ctx)
        for layer in sublayers ?? [] {
            ctx.saveGState()
            ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
            layer.render(in: ctx)
            ctx.restoreGState()
        }
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient from one point of the layer to another.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    open override func draw(in ctx: CGContext) {
        let stops = locations?.map { CGFloat($0.doubleValue) }
        guard let colors, let gradient = CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: stops)
        else { return }
        func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: unit.x * frame.width, y: unit.y * frame.height) }
        ctx.saveGState()
        ctx.clip(to: bounds)
        ctx.drawLinearGradient(
            gradient, start: point(startPoint), end: point(endPoint),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        ctx.restoreGState()
    }
}

/// A path, filled and stroked.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = "butt"
    open var lineJoin = "miter"
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?

    open override func draw(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.beginPath()
            ctx.addPath(path)
            ctx.fillPath()
        }
        if let strokeColor {
            ctx.setStrokeColor(strokeColor)
            ctx.setLineWidth(lineWidth)
            ctx.beginPath()
            ctx.addPath(path)
            ctx.strokePath()
        }
    }
}

open class CATextLayer: CALayer, @unchecked Sendable {
    open var string: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = "natural"
}
