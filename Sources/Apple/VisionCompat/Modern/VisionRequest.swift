public import CoreImageCompat
public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import UIKitCompat

/// A question about a picture, as of iOS 18.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
    associatedtype Result: Sendable
}

extension VisionRequest {
    public var description: String { "\(Self.self)" }
}

/// The versions of a request.
public enum _RequestRevision: Int, CaseIterable, Sendable {
    case revision1 = 1
    case revision2, revision3, revision4
}

/// How a picture is cut or squeezed for a request.
public enum ImageCropAndScaleAction: Hashable, Codable, Sendable {
    case centerCrop, scaleToFit, scaleToFill, scaleToFitPlus90CCWRotation, scaleToFillPlus90CCWRotation
}

/// A question about one picture, which nothing here answers.
public protocol ImageProcessingRequest: VisionRequest {
    var regionOfInterest: NormalizedRect { get set }
}

extension ImageProcessingRequest {
    public func perform(on url: URL) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on url: URL, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
    public func perform(on data: Data) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on data: Data, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
    public func perform(on image: CGImage) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on image: CGImage, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
    public func perform(on image: CIImage) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on image: CIImage, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
    public func perform(on pixelBuffer: CVPixelBuffer) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
    public func perform(on sampleBuffer: CMSampleBuffer) async throws -> Result { throw VisionError.unsupported }
    public func perform(
        on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation?
    ) async throws -> Result { throw VisionError.unsupported }
}

/// Asks requests of a picture; each fails.
public final class ImageRequestHandler: Sendable {
    public init(_ url: URL) {}
    public init(_ url: URL, orientation: CGImagePropertyOrientation?) {}
    public init(_ data: Data) {}
    public init(_ data: Data, orientation: CGImagePropertyOrientation?) {}
    public init(_ image: CGImage) {}
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation?) {}
    public init(_ image: CIImage) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation?) {}
    public init(_ pixelBuffer: CVPixelBuffer) {}
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation?) {}
    public init(_ sampleBuffer: CMSampleBuffer) {}
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation?) {}

    public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
        throw VisionError.unsupported
    }

    public func perform<each Request: VisionRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        throw VisionError.unsupported
    }

    /// Ends at once: there are no results.
    public func performAll(_ requests: [any VisionRequest]) -> AsyncStream<VisionResult> {
        AsyncStream { $0.finish() }
    }
}
