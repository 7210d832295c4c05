public import CoreVideoCompat
public import Foundation
public import simdCompat

/// A picture that tells of each place in another one; none is ever made.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    public let pixelBuffer: CVPixelBuffer
    open var featureName: String? { nil }

    init(_ pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// Which things of a picture are in front; none is ever made.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    public let instanceMask: CVPixelBuffer
    open var allInstances: IndexSet { [] }

    init(_ instanceMask: CVPixelBuffer) { self.instanceMask = instanceMask }

    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw unsupportedRequest }
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
        croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer {
        throw unsupportedRequest
    }
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer {
        throw unsupportedRequest
    }
}

open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    open var warpTransform: simd_float3x3 { matrix_identity_float3x3 }
}
