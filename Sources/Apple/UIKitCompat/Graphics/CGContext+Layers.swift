import CPango
public import Foundation
public import FoundationCompat
import SwiftUICompat

/// What is drawn apart, and put onto the picture as one.
extension CGContext {
    /// What is drawn until the layer's end is painted as one, with the alpha and the blend mode that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        cairo_push_group(cairo)
        let outside = state
        layers.append(outside)
        state.alpha = 1
        state.blendMode = .normal
        state.masks = []
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let outside = layers.popLast(), let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        state = outside
        painting(state.blendMode) {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, state.alpha)
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        restoreGState()
    }

    /// Draws a layer, as large as it is.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }
}

/// A picture to be drawn several times.
public final class CGLayer {
    public let context: CGContext?
    public let size: CGSize

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        self.size = size
        self.context = CGContext(
            data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if self.context == nil { return nil }
    }

    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGLayer.self)) }
}
