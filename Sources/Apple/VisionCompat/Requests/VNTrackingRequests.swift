public import CoreImageCompat
public import CoreMediaCompat
public import CoreVideoCompat
public import Foundation
public import UIKitCompat

public enum VNRequestTrackingLevel: UInt, Sendable {
    case accurate, fast
}

/// A question about what was seen in an earlier picture.
open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation = VNDetectedObjectObservation(boundingBox: .zero)
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    open func supportedNumberOfTrackers() throws -> Int { throw unsupportedRequest }
}

open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
    public convenience init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
    public convenience init(detectedObjectObservation observation: VNDetectedObjectObservation) {
        self.init(detectedObjectObservation: observation, completionHandler: nil)
    }
}

open class VNTrackRectangleRequest: VNTrackingRequest, @unchecked Sendable {
    public convenience init(
        rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
    public convenience init(rectangleObservation observation: VNRectangleObservation) {
        self.init(rectangleObservation: observation, completionHandler: nil)
    }
}

/// A question about pictures that follow each other.
open class VNStatefulRequest: VNImageBasedRequest, @unchecked Sendable {
    open private(set) var frameAnalysisSpacing = CMTime.zero
    open var minimumLatencyFrameCount: Int { 0 }

    public convenience init(frameAnalysisSpacing: CMTime, completionHandler: VNRequestCompletionHandler?) {
        self.init(completionHandler: completionHandler)
        self.frameAnalysisSpacing = frameAnalysisSpacing
    }
}

open class VNDetectTrajectoriesRequest: VNStatefulRequest, @unchecked Sendable {
    open var results: [VNTrajectoryObservation]? { nil }
    open private(set) var trajectoryLength = 5
    open var objectMinimumNormalizedRadius: Float = 0
    open var objectMaximumNormalizedRadius: Float = 1
    open var minimumObjectSize: Float = 0
    open var maximumObjectSize: Float = 1
    open var targetFrameTime = CMTime.indefinite

    public convenience init(
        frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(frameAnalysisSpacing: frameAnalysisSpacing, completionHandler: completionHandler)
        self.trajectoryLength = trajectoryLength
    }
    public convenience init(frameAnalysisSpacing: CMTime, trajectoryLength: Int) {
        self.init(
            frameAnalysisSpacing: frameAnalysisSpacing, trajectoryLength: trajectoryLength, completionHandler: nil)
    }
}

/// A question about a picture and another one.
open class VNTargetedImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public convenience init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any],
        completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
    public convenience init(
        targetedCGImage cgImage: CGImage, options: [VNImageOption: Any], completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedCGImage cgImage: CGImage, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
    public convenience init(
        targetedCIImage ciImage: CIImage, options: [VNImageOption: Any], completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedCIImage ciImage: CIImage, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
    public convenience init(
        targetedImageURL imageURL: URL, options: [VNImageOption: Any], completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedImageURL imageURL: URL, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
    public convenience init(
        targetedImageData imageData: Data, options: [VNImageOption: Any], completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedImageData imageData: Data, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
    public convenience init(
        targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any],
        completionHandler: VNRequestCompletionHandler?
    ) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any]) {
        self.init(completionHandler: nil)
    }
}

open class VNImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {}

open class VNTranslationalImageRegistrationRequest: VNImageRegistrationRequest, @unchecked Sendable {
    open var results: [VNImageTranslationAlignmentObservation]? { nil }
}

open class VNHomographicImageRegistrationRequest: VNImageRegistrationRequest, @unchecked Sendable {
    open var results: [VNImageHomographicAlignmentObservation]? { nil }
}

open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest, @unchecked Sendable {
    public enum ComputationAccuracy: UInt, Sendable {
        case low, medium, high, veryHigh
    }

    open var results: [VNPixelBufferObservation]? { nil }
    open var computationAccuracy = ComputationAccuracy.high
    open var outputPixelFormat: UInt32 = 0x3243_3066
    open var keepNetworkOutput = false
}
