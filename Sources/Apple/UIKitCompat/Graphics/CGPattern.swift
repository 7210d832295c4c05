import CPango
public import Foundation
public import FoundationCompat
import ImageLoading
public import SwiftUICompat

public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern's cell.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32? = nil, drawPattern: CGPatternDrawPatternCallback? = nil,
        releaseInfo: CGPatternReleaseInfoCallback? = nil
    ) {
        self.version = version ?? 0
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A picture that is painted side by side.
public final class CGPattern {
    private let info: UnsafeMutableRawPointer?
    private let bounds: CGRect
    private let step: CGSize
    private let isColored: Bool
    private let callbacks: CGPatternCallbacks
    let matrix: CGAffineTransform

    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard abs(xStep) >= 1, abs(yStep) >= 1, callbacks.pointee.drawPattern != nil else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.isColored = isColored
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The cell from its origin to where the next begins, in a colour where it has none of its own.
    func cell(_ color: CGColor?) -> (image: CGImage, size: CGSize)? {
        let (width, height) = (Int(step.width.rounded()), Int(step.height.rounded()))
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.scaleBy(x: CGFloat(width) / step.width, y: CGFloat(height) / step.height)
        context.clip(to: bounds)
        if !isColored, let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        callbacks.drawPattern?(info, context)
        return context.makeImage().map { ($0, step) }
    }

    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGPattern.self)) }
}

extension CGContext {
    /// Fills with a pattern; one without colours of its own takes the components'.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fillPattern = pattern.cell(CGColor(colorSpace: state.fillSpace, components: colorComponents)).map {
            PatternSource(cell: $0.image, size: $0.size, matrix: pattern.matrix)
        }
    }

    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.strokePattern = pattern.cell(CGColor(colorSpace: state.strokeSpace, components: colorComponents)).map {
            PatternSource(cell: $0.image, size: $0.size, matrix: pattern.matrix)
        }
    }

    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Makes the pattern Cairo's source while `body` paints; cells begin at the picture's lower left.
    func withSource(_ pattern: PatternSource, _ body: () -> Void) {
        let bitmap = pattern.cell.bitmap
        var pixels = bitmap.pixels
        pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, CInt(bitmap.width),
                CInt(bitmap.height), CInt(bitmap.width * 4))
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            // The source is fixed in what the matrix is when it is set: the picture's own, not the user's.
            setBaseMatrix()
            translateBy(x: state.patternPhase.width, y: state.patternPhase.height)
            concatenate(pattern.matrix)
            translateBy(x: 0, y: pattern.size.height)
            scaleBy(x: pattern.size.width / CGFloat(bitmap.width), y: -pattern.size.height / CGFloat(bitmap.height))
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
            cairo_set_matrix(cairo, &matrix)
            body()
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
            cairo_surface_destroy(surface)
        }
    }
}

/// A pattern's cell, drawn, and where it lies.
struct PatternSource {
    let cell: CGImage
    let size: CGSize
    let matrix: CGAffineTransform
}
