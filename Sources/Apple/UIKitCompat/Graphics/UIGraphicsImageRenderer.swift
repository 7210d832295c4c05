public import Foundation
import ImageLoading

/// How a picture is drawn: its scale, and whether it has transparency.
open class UIGraphicsRendererFormat: @unchecked Sendable {
    public required init() {}
    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }
    public var bounds: CGRect { .zero }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    open var scale: CGFloat = 3
    open var opaque = false
    open var prefersExtendedRange = false
    open var preferredRange = Range.automatic

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }
}

/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The picture that a renderer's closure draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(cgContext: cgContext)
    }

    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: @unchecked Sendable {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The picture that `actions` draw; an empty one for an empty size.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let drawn = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(drawn)
        return drawn.currentImage
    }

    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    /// The format in which a renderer keeps the picture's pixels as they are.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.bitmap.isOpaque ?? false
        return format
    }
}
