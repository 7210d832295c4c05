public import Foundation
import SwiftUICompat

/// The pictures that are being drawn, the innermost last. Each thread has its own.
private enum ContextStack {
    private static let key = "UIKitCompat.ContextStack"

    static var contexts: [(context: CGContext, scale: CGFloat)] {
        get { Thread.current.threadDictionary[key] as? [(context: CGContext, scale: CGFloat)] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append((context, 1)) }

public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of zero is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : 3
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.contexts.append((context, scale))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.contexts.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIBezierPath(rect: rect).fill(with: blendMode, alpha: 1)
}

extension UIColor {
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { painting(blendMode, alpha) { fill() } }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { painting(blendMode, alpha) { stroke() } }

    private func painting(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        paint()
        context.restoreGState()
    }

    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
