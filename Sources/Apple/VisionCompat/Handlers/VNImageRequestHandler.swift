public import CoreImageCompat
public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import UIKitCompat

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var properties: VNImageOption { VNImageOption(rawValue: "VNImageOptionProperties") }
    public static var cameraIntrinsics: VNImageOption { VNImageOption(rawValue: "VNImageOptionCameraIntrinsics") }
    public static var ciContext: VNImageOption { VNImageOption(rawValue: "VNImageOptionCIContext") }
}

/// Ends each request with the error that is thrown then.
private func refuse(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, unsupportedRequest) }
    throw unsupportedRequest
}

/// Asks requests of a picture; each ends in an error.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any]
    ) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) {}
    public init(cgImage image: CGImage, options: [VNImageOption: Any]) {}
    public init(cgImage image: CGImage) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any]) {}
    public init(ciImage image: CIImage) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation) {}
    public init(url imageURL: URL, options: [VNImageOption: Any]) {}
    public init(url imageURL: URL) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation) {}
    public init(data imageData: Data, options: [VNImageOption: Any]) {}
    public init(data imageData: Data) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any]) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer) {}
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any]
    ) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) {}

    open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}

/// Asks requests of one picture after the other; each ends in an error.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws { try refuse(requests) }
    open func perform(
        _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation
    ) throws { try refuse(requests) }
}

/// Asks requests of a film; it cannot be read.
open class VNVideoProcessor: NSObject, @unchecked Sendable {
    open class Cadence: NSObject, NSCopying, @unchecked Sendable {
        open override func copy() -> Any { self }
        open func copy(with zone: NSZone?) -> Any { self }
    }

    open class FrameRateCadence: Cadence, @unchecked Sendable {
        public let frameRate: Int

        public init(_ frameRate: Int) { self.frameRate = frameRate }
    }

    open class TimeIntervalCadence: Cadence, @unchecked Sendable {
        public let timeInterval: TimeInterval

        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    }

    open class RequestProcessingOptions: NSObject, @unchecked Sendable {
        open var cadence: Cadence?
    }

    public init(url videoURL: URL) {}

    open func addRequest(_ request: VNRequest, processingOptions: RequestProcessingOptions) throws {
        throw unsupportedRequest
    }
    open func removeRequest(_ request: VNRequest) throws { throw unsupportedRequest }
    open func analyze(_ timeRange: CMTimeRange) throws { throw unsupportedRequest }
    open func cancel() {}
}
